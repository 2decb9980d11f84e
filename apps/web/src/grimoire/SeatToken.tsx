import type { Character } from '@belfry/almanac';
import type { SetupSeat } from '@belfry/engine';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Switch } from '../ui/Switch.tsx';
import style from './NewGame.module.css';
import { canBeShown, notInPlay } from './not-in-play.ts';

/** One seat's token before the game, and all that can be settled with it. */
export function SeatToken(props: {
  readonly at: number;
  readonly seat: SetupSeat;
  readonly others: readonly SetupSeat[];
  readonly known: readonly Character[];
  readonly find: (id: string) => Character;
  /** Whether somebody turns a Townsfolk evil. */
  readonly mayBeEvil: boolean;
  readonly onChange: (seat: SetupSeat) => void;
}) {
  const { t } = useWords();
  const { seat, others, known, find, mayBeEvil, onChange } = props;
  const copies = others.filter((other) => other.character === seat.character).length;
  const character = find(seat.character);
  const draws = character.setup?.drawsAs;
  const choose = (id: string) => {
    const next = known.find((c) => c.id === id)!;
    const held = new Set(others.flatMap(({ character, believes }) => [character, believes ?? character]));
    const shown = notInPlay(next, known, held);
    onChange({
      name: seat.name,
      character: id,
      ...(next.setup?.drawsAs === undefined || shown === null ? {} : { believes: shown }),
      ...(next.team === 'traveller' ? { alignment: 'good' } : {}),
    });
  };
  return (
    <div className={style.seat} data-of-seat={props.at}>
      <Token character={character} />
      <span className={style.player}>{seat.name}</span>
      <div className={style.choices}>
        <Choice
          label={t('setup.token-of', { name: seat.name })}
          hideLabel
          value={seat.character}
          onChange={choose}
          choices={known.map((c) => ({ value: c.id, label: find(c.id).name }))}
        />
        {draws === undefined ? null : (
          <Choice
            label={t('setup.believes', { name: seat.name })}
            value={seat.believes ?? ''}
            onChange={(believes) => onChange({ ...seat, believes })}
            choices={known
              .filter((c) => draws.includes(c.team) && canBeShown(c))
              .map((c) => ({ value: c.id, label: find(c.id).name }))}
          />
        )}
        {character.team !== 'traveller' && !(mayBeEvil && character.team === 'townsfolk') ? null : (
          <Segments
            label={t('setup.side', { name: seat.name })}
            hideLabel
            value={seat.alignment ?? 'good'}
            onChange={(alignment) => onChange({ ...seat, alignment })}
            choices={[
              { value: 'good', label: t('team.good') },
              { value: 'evil', label: t('team.evil') },
            ]}
          />
        )}
        {character.setup?.drunkCopy !== true || copies === 0 ? null : (
          <Switch isOn={seat.drunk === true} onChange={(drunk) => onChange({ ...seat, drunk })}>
            {t('setup.drunk-copy')}
          </Switch>
        )}
      </div>
    </div>
  );
}
