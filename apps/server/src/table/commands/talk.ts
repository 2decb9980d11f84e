import { areNeighbours } from '@belfry/engine';
import type { Channel, Remark } from '@belfry/protocol';
import { isScreenAccount } from '../../screen-account.ts';
import { tidy } from '../../words.ts';
import type { Said } from '../record.ts';
import { isAsleep, isLed, isStoryteller, shownStage } from '../state.ts';
import { evilEars, isKeptSeated, thinksEvil } from '../talk.ts';
import { type CommandOf, type Doing, type Handler, type Refusal, refuse, type Verdict } from './verdict.ts';

function said(doing: Doing, channel: Channel, text: string, more: Partial<Said> = {}): Verdict {
  const clean = tidy(text);
  if (clean === '') return refuse('not-possible', { say: 'talk.empty' });
  return [
    {
      type: 'said',
      channel,
      person: doing.id,
      seat: doing.state.play === null ? null : doing.seat,
      storyteller: isStoryteller(doing.me),
      to: null,
      hears: [],
      read: true,
      text: clean,
      claim: null,
      ...more,
    },
  ];
}

function silenced({ me }: Doing): Refusal | null {
  // Otherwise whoever is muted would speak through a second window.
  if (isScreenAccount(me.account)) return refuse('not-allowed', { say: 'door.screen' });
  return me.muted ? refuse('muted', { say: 'talk.muted' }) : null;
}

const asleep = ({ state }: Doing): Refusal | null =>
  isAsleep(state) ? refuse('not-now', { say: 'talk.asleep' }) : null;

/** What only a bot of this server sends: the data that its words were made of. No client's command may bring it. */
interface Meaning {
  readonly remark?: Remark;
}

export const say = (doing: Doing, { text, remark }: CommandOf<'say'> & Meaning): Verdict => {
  const { state, me } = doing;
  if (isStoryteller(me)) return said(doing, 'public', text);
  const meaning = remark === undefined ? {} : { remark };
  return silenced(doing) ?? (state.settings.nightChat ? null : asleep(doing)) ?? said(doing, 'public', text, meaning);
};

export const whisper = (doing: Doing, { to, text, remark }: CommandOf<'whisper'> & Meaning): Verdict => {
  const { state, seat } = doing;
  const quiet = silenced(doing) ?? asleep(doing);
  if (quiet !== null) return quiet;
  if (shownStage(state) === 'over') return refuse('not-now', { say: 'talk.over' });
  if (state.settings.whispers === 'off') return refuse('not-allowed', { say: 'talk.no-whispers' });
  const { circle } = state.play!.game.state;
  const ears = [...new Set(to)].sort((a, b) => a - b);
  if (ears.some((other) => other === seat || !circle.includes(other))) {
    return refuse('not-possible', { say: 'talk.whisper-whom' });
  }
  if (!ears.every((other) => areNeighbours(circle, seat!, other))) {
    if (state.settings.whispers === 'neighbours') {
      return refuse('not-allowed', { say: 'talk.neighbours' });
    }
    if (isKeptSeated(state)) {
      return refuse('not-now', { say: 'talk.kept-seated' });
    }
  }
  return said(doing, 'whisper', text, {
    to: ears,
    read: state.settings.storytellerReadsWhispers,
    ...(remark === undefined ? {} : { remark }),
  });
};

export const storytellerLine: Handler<'storyteller-line'> = (doing, { text, to }) => {
  const { state, me } = doing;
  if (!isStoryteller(me)) {
    if (to !== undefined) return refuse('not-possible', { say: 'talk.not-for-you' });
    if (!isLed(state)) return refuse('not-possible', { say: 'talk.no-storyteller' });
    return said(doing, 'storyteller', text);
  }
  if (to === undefined) return refuse('not-possible', { say: 'talk.whom' });
  if (typeof to === 'number') {
    if (state.play === null || state.chairs[to] === undefined)
      return refuse('not-possible', { say: 'talk.no-seat', chair: to });
    return said(doing, 'storyteller', text, { to: [to] });
  }
  if (!state.people.has(to)) return refuse('not-possible', { say: 'door.nobody' });
  return said(doing, 'storyteller', text, { to });
};

export const evilChat: Handler<'evil-chat'> = (doing, { text }) => {
  const { state, seat } = doing;
  const quiet = silenced(doing);
  if (quiet !== null) return quiet;
  if (!state.settings.evilChat) return refuse('not-allowed', { say: 'talk.no-evil-chat' });
  if (!thinksEvil(state, seat!)) return refuse('not-allowed', { say: 'talk.not-evil' });
  return said(doing, 'evil', text, { hears: evilEars(state, seat!), read: state.settings.storytellerReadsEvilChat });
};

export const claim: Handler<'claim'> = (doing, { claim: claimed }) =>
  silenced(doing) ?? asleep(doing) ?? said(doing, 'claim', '-', { text: null, claim: claimed });
