import { areNeighbours } from '@belfry/engine';
import type { Channel } from '@belfry/protocol';
import { tidy } from '../../words.ts';
import type { Said } from '../record.ts';
import { isAsleep, isLed, isStoryteller, shownStage } from '../state.ts';
import { evilEars, isKeptSeated, thinksEvil } from '../talk.ts';
import { type Doing, type Handler, type Refusal, refuse, type Verdict } from './verdict.ts';

function said(doing: Doing, channel: Channel, text: string, more: Partial<Said> = {}): Verdict {
  const clean = tidy(text);
  if (clean === '') return refuse('not-possible', 'There is nothing to read in that.');
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

const silenced = ({ me }: Doing): Refusal | null =>
  me.muted ? refuse('muted', 'The Storyteller has muted you. You can still write to the Storyteller.') : null;

const asleep = ({ state }: Doing): Refusal | null =>
  isAsleep(state) ? refuse('not-now', 'The table sleeps. Talk again at dawn.') : null;

export const say: Handler<'say'> = (doing, { text }) => {
  const { state, me } = doing;
  if (isStoryteller(me)) return said(doing, 'public', text);
  return silenced(doing) ?? (state.settings.nightChat ? null : asleep(doing)) ?? said(doing, 'public', text);
};

export const whisper: Handler<'whisper'> = (doing, { to, text }) => {
  const { state, seat } = doing;
  const quiet = silenced(doing) ?? asleep(doing);
  if (quiet !== null) return quiet;
  if (shownStage(state) === 'over') return refuse('not-now', 'The game is over: speak openly.');
  if (state.settings.whispers === 'off') return refuse('not-allowed', 'There is no whispering at this table.');
  const { circle } = state.play!.game.state;
  const ears = [...new Set(to)].sort((a, b) => a - b);
  if (ears.some((other) => other === seat || !circle.includes(other))) {
    return refuse('not-possible', 'Whisper to seats at this table, other than your own.');
  }
  if (!ears.every((other) => areNeighbours(circle, seat!, other))) {
    if (state.settings.whispers === 'neighbours') {
      return refuse('not-allowed', 'At this table only neighbours whisper.');
    }
    if (isKeptSeated(state)) {
      return refuse('not-now', 'Nobody leaves their chair to talk in private: whisper to a neighbour.');
    }
  }
  return said(doing, 'whisper', text, { to: ears, read: state.settings.storytellerReadsWhispers });
};

export const storytellerLine: Handler<'storyteller-line'> = (doing, { text, to }) => {
  const { state, me } = doing;
  if (!isStoryteller(me)) {
    if (to !== undefined) return refuse('not-possible', 'Only the Storyteller says whom such a line is for.');
    if (!isLed(state)) return refuse('not-possible', 'There is no Storyteller at this table to write to.');
    return said(doing, 'storyteller', text);
  }
  if (to === undefined) return refuse('not-possible', 'Say whom it is for: a seat or a person.');
  if (typeof to === 'number') {
    if (state.play === null || state.chairs[to] === undefined) return refuse('not-possible', `There is no seat ${to}.`);
    return said(doing, 'storyteller', text, { to: [to] });
  }
  if (!state.people.has(to)) return refuse('not-possible', 'There is nobody of that number at this table.');
  return said(doing, 'storyteller', text, { to });
};

export const evilChat: Handler<'evil-chat'> = (doing, { text }) => {
  const { state, seat } = doing;
  const quiet = silenced(doing);
  if (quiet !== null) return quiet;
  if (!state.settings.evilChat) return refuse('not-allowed', 'There is no evil chat at this table.');
  if (!thinksEvil(state, seat!)) return refuse('not-allowed', 'You are not evil.');
  return said(doing, 'evil', text, { hears: evilEars(state, seat!), read: state.settings.storytellerReadsEvilChat });
};

export const claim: Handler<'claim'> = (doing, { claim: claimed }) =>
  silenced(doing) ?? asleep(doing) ?? said(doing, 'claim', '-', { text: null, claim: claimed });
