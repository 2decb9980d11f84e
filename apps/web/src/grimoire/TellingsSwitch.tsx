import type { Tongue } from '../game/tongue.ts';
import { Switch } from '../ui/Switch.tsx';
import type { Desk } from './desk.ts';
import style from './NowPanel.module.css';
import type { Send } from './refusal.ts';

/** Whether everything that somebody learns waits for the Storyteller's word first, the true and the false to choose from. */
export function TellingsSwitch(props: { readonly desk: Desk; readonly words: Tongue; readonly send: Send }) {
  const { desk, words, send } = props;
  const { view } = desk;
  if (view.grimoire === null || view.outcome !== null) return null;
  const asked = view.grimoire.tellings === 'asked';
  return (
    <section className={style.tellings}>
      <Switch
        isOn={asked}
        onChange={(on) =>
          void send({ type: 'intervene', action: { do: 'tellings', tellings: on ? 'asked' : 'at-once' } })
        }
      >
        {words.t('tellings.ask')}
      </Switch>
      <p className={style.soft}>{words.t(asked ? 'tellings.asked' : 'tellings.at-once')}</p>
    </section>
  );
}
