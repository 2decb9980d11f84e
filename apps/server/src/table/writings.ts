import type { Prompt } from '@belfry/engine';
import type { TableCard } from '@belfry/protocol';
import { cardJson, NO_PROMPTS, sentSuggestion } from './project.ts';
import type { TableState } from './state.ts';

/** What was asked, and how it was written. */
interface Prompts {
  readonly prompts: readonly Prompt[];
  readonly texts: readonly string[];
}
const NONE: Prompts = { prompts: [], texts: NO_PROMPTS };

interface Card {
  readonly version: number;
  readonly stage: TableCard['stage'];
  readonly json: string;
}

/** One table as it was last written out. Most of it outlasts what anybody does, and is then not written out again. */
export class Writings {
  #card: Card = { version: -1, stage: 'lobby', json: '' };
  #now = NONE;
  #before = NONE;

  /** The same text for everybody, so it is made once. */
  card(state: TableState, stage: TableCard['stage']): string {
    const known = this.#card;
    const { cardVersion: version } = state;
    if (known.version === version && known.stage === stage) return known.json;
    const json = cardJson(state, stage);
    // Most of what may change it does not: then the text that all viewers hold already goes on being the one.
    this.#card = { version, stage, json: known.json === json ? known.json : json };
    return this.#card.json;
  }

  /** All that is asked now, as it is sent. */
  asked(state: TableState, prompts: readonly Prompt[]): readonly string[] {
    const before = this.#now;
    this.#now = write(state, prompts, before);
    if (this.#now !== before && state.play?.waits !== true) this.#before = NONE;
    return this.#now.texts;
  }

  /** The same of what was asked before the table began to wait. */
  askedBefore(state: TableState, prompts: readonly Prompt[]): readonly string[] {
    this.#before = write(state, prompts, this.#before);
    return this.#before.texts;
  }
}

function write(state: TableState, prompts: readonly Prompt[], before: Prompts): Prompts {
  const { length } = prompts;
  if (length === 0) return NONE;
  if (areSame(prompts, before.prompts)) return before;
  // Of the right size from the start: these outlive the act, and thousands of tables hold them.
  const texts = new Array<string>(length);
  let alike: { readonly prompt: Prompt; readonly text: string } | null = null;
  for (let at = 0; at < length; at++) {
    const prompt = prompts[at]!;
    const known = textBefore(prompt, before, at);
    if (known !== null) texts[at] = known;
    else {
      if (alike === null || !asksTheSame(prompt, alike.prompt)) alike = { prompt, text: question(state, prompt) };
      // Joined and not added up: it is compared with others soon, for which it has to be in one piece.
      texts[at] = ['{"id":', JSON.stringify(prompt.id), ',"to":', JSON.stringify(prompt.to), alike.text].join('');
    }
  }
  return { prompts, texts };
}

/** All of a prompt but whom it asks, and under which name: mostly several are asked the same. */
function question(state: TableState, { kind, about, options, suggestion }: Prompt): string {
  const said = { kind, about, options, suggestion: sentSuggestion(state, suggestion) };
  return `,${JSON.stringify(said).slice(1)}`;
}

const asksTheSame = (one: Prompt, other: Prompt): boolean =>
  one.kind === other.kind &&
  one.about === other.about &&
  one.options === other.options &&
  one.suggestion === other.suggestion;

/** The engine asks the same again as the very same prompt, but whoever advises makes rulings anew. */
const isSame = (one: Prompt, other: Prompt): boolean =>
  one === other || (one.id === other.id && asksTheSame(one, other));

function areSame(some: readonly Prompt[], others: readonly Prompt[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (!isSame(some[at]!, others[at]!)) return false;
  return true;
}

function textBefore(prompt: Prompt, { prompts, texts }: Prompts, at: number): string | null {
  // Mostly it is, and then neither need be looked at.
  if (prompt === prompts[at]) return texts[at]!;
  const { id } = prompt;
  const index = prompts[at]?.id === id ? at : prompts.findIndex((one) => one.id === id);
  return index >= 0 && isSame(prompt, prompts[index]!) ? texts[index]! : null;
}
