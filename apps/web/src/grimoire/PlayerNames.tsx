import { MOST_PLAYERS } from '@belfry/engine';
import { useId } from 'react';
import { useKept } from '../app/kept.ts';
import { CarriedCircle } from '../circle/CarriedCircle.tsx';
import { moveChair } from '../circle/reseat.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { KNOWN_NAMES, KnownNames } from './KnownNames.tsx';
import style from './NewGame.module.css';
import { NOBODY, party } from './party.ts';

/** The chairs, clockwise. An empty name is a number. Whoever sits elsewhere is carried there. */
export function PlayerNames({
  names,
  circle,
  onChange,
}: {
  readonly names: readonly string[];
  /** Whether the table is drawn: not when the tokens on it are. */
  readonly circle: boolean;
  readonly onChange: (names: readonly string[]) => void;
}) {
  const { t } = useWords();
  const { known } = useKept(party);
  const field = useId();
  const seats = names.map((name, id) => ({
    id,
    name: name.trim() || t('setup.player', { n: id + 1 }),
    alive: true,
    ghostVote: false,
    guess: name.trim() === '',
    description: t('setup.chair', { n: id + 1 }),
  }));
  return (
    <fieldset className={style.players}>
      <legend className={style.legend}>
        {t('setup.players')}: {names.length}
      </legend>
      {circle ? (
        <figure className={style.board}>
          <CarriedCircle
            label={t('setup.players')}
            seats={seats}
            onPress={(seat) => document.getElementById(`${field}-${seat}`)?.focus()}
            onCarry={(from, to) => onChange(moveChair(names.length, from, to).map((at) => names[at]!))}
          />
          <figcaption className={style.soft}>{t('setup.carry')}</figcaption>
        </figure>
      ) : null}
      <KnownNames taken={names} />
      <div className={style.names}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <div key={at} className={style.name}>
            <TextField
              id={`${field}-${at}`}
              label={t('setup.player', { n: at + 1 })}
              hideLabel
              list={KNOWN_NAMES}
              autoComplete="off"
              placeholder={t('setup.player', { n: at + 1 })}
              value={name}
              maxLength={24}
              onChange={(next) => onChange(names.map((old, other) => (other === at ? next : old)))}
            />
            <Button
              look="quiet"
              size="small"
              isDisabled={names.length <= 5}
              aria-label={t('setup.remove-player', { n: at + 1 })}
              onPress={() => onChange(names.filter((_, other) => other !== at))}
            >
              <span aria-hidden="true">✕</span>
            </Button>
          </div>
        ))}
      </div>
      <div className={style.row}>
        <Button size="small" isDisabled={names.length >= MOST_PLAYERS} onPress={() => onChange([...names, ''])}>
          {t('setup.add-player')}
        </Button>
        {known.length === 0 ? null : (
          <Button
            size="small"
            look="quiet"
            onPress={() => {
              party.set(NOBODY);
              onChange(names.map(() => ''));
            }}
          >
            {t('setup.forget-names')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
