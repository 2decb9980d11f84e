import { MOST_PLAYERS } from '@belfry/engine';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './NewGame.module.css';

/** The chairs, clockwise. An empty name is a number. */
export function PlayerNames({
  names,
  onChange,
}: {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend className={style.legend}>
        {t('setup.players')}: {names.length}
      </legend>
      <div className={style.names}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <div key={at} className={style.name}>
            <TextField
              label={t('setup.player', { n: at + 1 })}
              hideLabel
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
      <Button size="small" isDisabled={names.length >= MOST_PLAYERS} onPress={() => onChange([...names, ''])}>
        {t('setup.add-player')}
      </Button>
    </fieldset>
  );
}
