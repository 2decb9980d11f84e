import type { ComponentType } from 'react';
import { AllWords, allWords } from '../i18n/words.tsx';
import { type Later, later } from './later.tsx';

/** A part of the app that says more than the first page and a table's door do: its words are fetched beside its code. */
export function spoken<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  const Part = later<P>(async () => {
    const [component] = await Promise.all([load(), allWords()]);
    return component;
  });
  const Spoken = (props: P) => (
    <AllWords>
      <Part {...props} />
    </AllWords>
  );
  return Object.assign(Spoken, { fetch: Part.fetch });
}
