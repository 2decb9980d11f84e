import type { Character } from '@belfry/almanac';
import type { View } from '@belfry/engine';
import type { Tongue } from '../../game/tongue.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ANY, freeTravellers } from './travellers.ts';

/** As which Traveller somebody who comes late plays: one that nobody is yet, or any. */
export function TravellerChoice(props: {
  readonly characters: readonly Character[];
  readonly view: View;
  readonly words: Pick<Tongue, 't' | 'lookUp'>;
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { characters, view, words, value, onChange } = props;
  const { t, lookUp } = words;
  return (
    <Choice
      label={t('late.as')}
      value={value}
      onChange={onChange}
      choices={[
        { value: ANY, label: t('late.any') },
        ...freeTravellers(characters, view).map(({ id }) => ({ value: id, label: lookUp(id).name })),
      ]}
    />
  );
}
