import type { Team } from '@belfry/almanac';
import { type Action, doing, type Json, type Prompt } from '@belfry/engine';
import { useState } from 'react';
import { AnswerForm, sayAction } from '../../game/AnswerForm.tsx';
import { FromPieces, speaksInPieces } from '../../game/FromPieces.tsx';
import type { Subjects } from '../../game/statement-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import style from './NowBar.module.css';
import type { SeatProps } from './seat-props.ts';

/** What may be done by day. Powers that are not one's own can be claimed too, behind a door. */
export function DayActions(props: SeatProps & { readonly prompt: Prompt }) {
  const { prompt, view, words, picking, answer } = props;
  const { t } = words;
  const [begun, setBegun] = useState<Action | null>(null);
  const [more, setMore] = useState(false);
  const offered = prompt.options.pick === 'action' ? prompt.options.of : [];
  const current =
    begun === null ? undefined : offered.find((a) => a.do === begun.do && a.character === begun.character);
  const own = (action: Action) => action.do !== 'use' || action.character === view.me?.character;
  const first = offered.filter(own);
  const others = offered.filter((action) => !own(action));
  const say = (action: Action) => sayAction(action.do, action.character, words);
  // Not waited for: while the Storyteller rules on what follows, no answer comes, and nobody may notice that.
  const take = (action: Action, choice?: Json) => {
    setBegun(null);
    void answer(prompt, doing(action, choice));
  };
  const start = (action: Action) => {
    setMore(false);
    if (action.with === undefined) take(action);
    else setBegun(action);
  };
  if (current?.with?.pick === 'text' && speaksInPieces(current.character)) {
    return (
      <Dialog title={say(current)} isOpen onClose={() => setBegun(null)}>
        <p className={style.soft}>{words.lookUp(current.character).ability}</p>
        <FromPieces
          character={current.character}
          max={current.with.maxLength}
          subjects={subjectsOf(props)}
          words={words}
          onAnswer={(text) => take(current, text)}
        />
      </Dialog>
    );
  }
  if (current?.with !== undefined) {
    return (
      <section className={style.pick} aria-label={say(current)}>
        <p className={style.title}>{say(current)}</p>
        {current.do === 'use' && current.character !== undefined ? (
          <p className={style.soft}>{words.lookUp(current.character).ability}</p>
        ) : null}
        <AnswerForm
          id={`${prompt.id} ${current.do} ${current.character ?? ''}`}
          options={current.with}
          words={words}
          picking={picking}
          onAnswer={(choice) => take(current, choice)}
        />
        <Button look="quiet" onPress={() => setBegun(null)}>
          {t('cancel')}
        </Button>
      </section>
    );
  }
  if (offered.length === 0) return null;
  return (
    <div className={style.actions}>
      {first.map((action) => (
        <Button
          key={`${action.do} ${action.character}`}
          look={action.do === 'nominate' ? 'main' : 'plain'}
          size="large"
          onPress={() => start(action)}
        >
          {say(action)}
        </Button>
      ))}
      {others.length === 0 ? null : (
        <Button
          size={first.length === 0 ? 'usual' : 'large'}
          look="quiet"
          aria-label={t('day.more')}
          onPress={() => setMore(true)}
        >
          {first.length === 0 ? t('day.more') : <span aria-hidden="true">⋯</span>}
        </Button>
      )}
      <Dialog title={t('day.more')} isOpen={more} onClose={() => setMore(false)}>
        <p>{t('day.more.text')}</p>
        {others.map((action) => (
          <Button key={action.character} onPress={() => start(action)}>
            {say(action)}
          </Button>
        ))}
      </Dialog>
    </div>
  );
}

/** Whom and what one can speak about at this table. */
const subjectsOf = ({ view, script }: Pick<SeatProps, 'view' | 'script'>): Subjects => ({
  circle: view.circle,
  characters: script.characters.filter(({ team }) => TEAMS.includes(team)).map(({ id }) => id),
  teams: TEAMS,
});

const TEAMS: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon'];
