import { NIGHT_STEPS, type NightStep } from '@belfry/almanac';
import type { Night } from '@belfry/scripts';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './OwnCharacterForm.module.css';

const isStep = (id: string): id is NightStep => NIGHT_STEPS.some((step) => step === id);

/** Zero is for never: whoever acts right behind dusk stands a little above it. */
const placeOf = (at: number): number => (at === 0 ? 0.4 : at);

/** When a character acts in such a night, behind whom of the official order, and what the Storyteller does then. */
export function NightField(props: {
  readonly night: Night;
  readonly place: number;
  readonly text: string;
  readonly onPlace: (place: number) => void;
  readonly onText: (text: string) => void;
}) {
  const { t } = useWords();
  const book = useAlmanac();
  const order = book.nightOrder[props.night];
  const name = (id: string) => (isStep(id) ? book.terms.steps[id] : book.character(id).name);
  // A place that an older list gave it, or one between two entries, stays what it is until another is chosen.
  const isListed = props.place === 0 || order.some((_, at) => placeOf(at) === props.place);
  return (
    <fieldset className={style.group}>
      <legend>{t(props.night === 'first' ? 'scripts.first-night' : 'scripts.other-nights')}</legend>
      <Choice
        label={t('own.night')}
        value={String(props.place)}
        onChange={(place) => props.onPlace(Number(place))}
        choices={[
          { value: '0', label: t('own.night.never') },
          ...(isListed ? [] : [{ value: String(props.place), label: t('own.night.number', { n: props.place }) }]),
          ...order.flatMap((id, at) =>
            id === 'dawn' ? [] : [{ value: String(placeOf(at)), label: t('own.night.after', { name: name(id) }) }],
          ),
        ]}
      />
      {props.place === 0 ? null : (
        <TextField label={t('own.night.text')} lines={2} value={props.text} maxLength={500} onChange={props.onText} />
      )}
    </fieldset>
  );
}
