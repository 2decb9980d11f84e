import { BadSetup, Game, ImpossibleBag } from '@belfry/engine';
import { changeSettings, OPEN_SETTINGS, type Settings, type SettingsChange, standingsOf } from '@belfry/protocol';
import { builtinScript, ScriptReadError, scriptFrom, scriptItems } from '@belfry/scripts';
import { cast } from '../../cast.ts';
import { unreadable } from '../../said.ts';
import { tidy } from '../../words.ts';
import { dealGame } from '../deal.ts';
import { isLed, isStoryteller, shownStage, type TableState } from '../state.ts';
import { ruledAt } from '../storyteller.ts';
import { type CommandOf, type Handler, type Refusal, refuse, type Verdict } from './verdict.ts';

/** Names a policy that this server does not have, in words; null when it has them all. */
export function refusePolicies({ policy, rulings = {} }: SettingsChange, known: ReadonlySet<string>): Refusal | null {
  const unknown = [policy, ...Object.values(rulings)].find((name) => name !== undefined && !known.has(name));
  if (unknown === undefined) return null;
  return refuse('not-possible', { say: 'table.no-policy', written: unknown, possible: [...known] });
}

/** Names a part of the change that one who plays must leave alone; null when there is none. */
function touchesSecrets({ timers, ...settings }: SettingsChange): string | null {
  const open: readonly string[] = OPEN_SETTINGS.settings;
  const openTimers: readonly string[] = OPEN_SETTINGS.timers;
  const closed = Object.keys(settings).find((name) => !open.includes(name));
  return closed ?? Object.keys(timers ?? {}).find((name) => !openTimers.includes(name)) ?? null;
}

export const settings: Handler<'settings'> = ({ state, me, seat, policies }, { change }) => {
  const secret = touchesSecrets(change);
  if (secret !== null && standingsOf({ ...me, seat }, shownStage(state)).includes('playing-host')) {
    return refuse('not-allowed', { say: 'table.not-by-players', setting: secret });
  }
  const noSuch = refusePolicies(change, policies);
  if (noSuch !== null) return noSuch;
  const next: Settings = changeSettings(state.settings, change);
  if (change.title !== undefined && tidy(change.title) === '') return refuse('not-possible', { say: 'table.no-title' });
  if (state.play !== null && next.readBack !== state.settings.readBack) {
    return refuse('not-now', { say: 'table.read-back' });
  }
  const moves = state.play !== null && next.storyteller !== state.settings.storyteller;
  if (moves && next.storyteller !== 'automatic' && !isLed(state)) {
    return refuse('not-possible', { say: 'table.no-storyteller' });
  }
  return [{ type: 'settings', settings: { ...next, title: tidy(next.title) } }];
};

/** A saved script was fetched before, so only names and lists arrive here. */
export const script: Handler<'script'> = (_, { script: chosen }) => readScriptChoice(chosen);

export function readScriptChoice(chosen: CommandOf<'script'>['script']): Verdict {
  if ('saved' in chosen) return refuse('not-possible', { say: 'table.no-saved-script' });
  try {
    const read = 'builtin' in chosen ? builtinScript(chosen.builtin) : scriptFrom(chosen.items);
    if (read === null) return refuse('not-possible', { say: 'table.no-script' });
    return [{ type: 'script', script: scriptItems(read) }];
  } catch (error) {
    if (error instanceof ScriptReadError) return refuse('not-possible', unreadable(error), undefined, error.message);
    throw error;
  }
}

const nameOn = (state: TableState, { person, name }: TableState['chairs'][number]): string | null =>
  person === null ? name : state.people.get(person)!.name;

export const begin: Handler<'begin'> = (
  { state, me, random },
  { tokens, heldByNobody, with: picks, fabled, ruled },
) => {
  const chosen = [tokens, heldByNobody, picks, ruled].some((part) => part !== undefined);
  if (chosen && !isStoryteller(me)) {
    return refuse('not-allowed', { say: 'table.tokens' });
  }
  if (state.settings.storyteller !== 'automatic' && !isLed(state))
    return refuse('not-possible', { say: 'table.no-storyteller' });
  const taken = state.chairs.filter((chair) => nameOn(state, chair) !== null);
  try {
    const setup = dealGame({
      script: scriptFrom(state.script.items),
      names: taken.map((chair) => nameOn(state, chair)!),
      random: random(),
      suits:
        state.settings.storyteller === 'automatic' && state.settings.policy === 'fair' ? ruledAt(state).players : null,
      ...(tokens === undefined ? {} : { tokens }),
      ...(heldByNobody === undefined ? {} : { heldByNobody }),
      ...(picks === undefined ? {} : { picks }),
      ...(fabled === undefined ? {} : { fabled }),
      ...(ruled === undefined ? {} : { ruled }),
    });
    // A set-up that cannot be played must be found out before it is written down.
    new Game(setup, cast);
    return [{ type: 'begun', setup, chairs: taken, words: 'and-trials' }];
  } catch (error) {
    if (error instanceof BadSetup || error instanceof ImpossibleBag) {
      return refuse('not-possible', error.said, undefined, error.message);
    }
    throw error;
  }
};

export const pause: Handler<'pause'> = ({ state }) => (state.pausedAt === null ? [{ type: 'paused' }] : []);
export const resume: Handler<'resume'> = ({ state }) => (state.pausedAt === null ? [] : [{ type: 'resumed' }]);
export const extend: Handler<'extend'> = (_, { seconds }) => [{ type: 'extended', ms: seconds * 1000 }];
