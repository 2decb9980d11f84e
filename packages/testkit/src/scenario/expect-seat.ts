import type { SeatId } from '@belfry/engine';
import { characterId, isYes, neitherYesNorNo, reminderKind } from './notation.ts';
import { checkOffer } from './offers.ts';
import { type Check, differs, events, listed, noneOf, prompts, type Scene, told, woken } from './scene.ts';
import { inWords, says } from './statement-notation.ts';

const reminders = ({ game }: Scene, seat: SeatId): string[] =>
  game.grimoire
    .tokens()
    .find((t) => t.seat === seat)!
    .reminders.map((r) => r.kind);

/** Something that is so or not. */
const flag =
  (what: string, is: (scene: Scene, seat: SeatId) => boolean): Check =>
  (value, scene, seat) =>
    neitherYesNorNo(value) ?? differs(what, isYes(value), is(scene, seat));

/** What may be expected of a player. */
export const SEAT: { readonly [what: string]: Check } = {
  alive: flag('alive', ({ game }, seat) => game.state.seats[seat]!.alive),
  dead: flag('dead', ({ game }, seat) => !game.state.seats[seat]!.alive),
  character: (value, { game }, seat) =>
    differs('the character', characterId(String(value)), game.state.seats[seat]!.character),
  believes: (value, { game }, seat) =>
    differs(
      'the believed character',
      value === null ? null : characterId(String(value)),
      game.state.seats[seat]!.believes?.character ?? null,
    ),
  alignment: (value, { game }, seat) =>
    noneOf(value, ['good', 'evil']) ?? differs('the alignment', value, game.state.seats[seat]!.alignment),
  drunk: flag('drunk', ({ game }, seat) => game.grimoire.isDrunk(seat)),
  poisoned: flag('poisoned', ({ game }, seat) => game.grimoire.isPoisoned(seat)),
  'ghost-vote': flag('the ghost vote', ({ game }, seat) => game.state.seats[seat]!.ghostVote),
  reminders: (value, scene, seat) => {
    const present = reminders(scene, seat);
    const missing = listed(value).find((kind) => !present.includes(reminderKind(String(kind))));
    if (listed(value).length === 0) return present.length === 0 ? null : `reminders are [${present}], not none`;
    return missing === undefined ? null : `no reminder "${missing}"; there are [${present}]`;
  },
  'no-reminders': (value, scene, seat) => {
    const present = reminders(scene, seat);
    const found = listed(value).find((kind) => present.includes(reminderKind(String(kind))));
    return found === undefined ? null : `there is a reminder "${found}"`;
  },
  woke: flag('woke', (scene, seat) => woken(scene).includes(seat)),
  told: (value, scene, seat) => {
    const heard = told(scene, seat);
    if (value === 'nothing' || value === null) {
      return heard.length === 0 ? null : `was told ${heard.map((s) => inWords(s, scene.names)).join('; ')}`;
    }
    // A list is several statements, unless one of them is that list.
    if (Array.isArray(value) && heard.some((s) => says(value, s, scene.names))) return null;
    const all = Array.isArray(value) ? value : [value];
    const missing = all.find((one) => !heard.some((s) => says(one, s, scene.names)));
    if (missing === undefined) return null;
    return `was not told ${JSON.stringify(missing)}; heard: ${heard.map((s) => inWords(s, scene.names)).join('; ') || 'nothing'}`;
  },
  'not-told': (value, scene, seat) => {
    const found = listed(value).find((one) => told(scene, seat).some((s) => says(one, s, scene.names)));
    return found === undefined ? null : `was told ${JSON.stringify(found)}`;
  },
  'became-aware': (value, scene, seat) => {
    const heard = events(scene).flatMap((e) => (e.type === 'you-are' && e.seat === seat ? [e.character] : []));
    if (value === 'nothing' || value === null) return heard.length === 0 ? null : `was told to be ${heard}`;
    return heard.includes(characterId(String(value)))
      ? null
      : `was not told to be ${value}; was told: ${heard.join(', ') || 'nothing'}`;
  },
  asked: flag('asked to choose', (scene, seat) => prompts(scene).some((p) => p.to === seat && p.kind === 'choose')),
  offered: (value, scene, seat) =>
    checkOffer(
      prompts(scene).filter((p) => p.to === seat),
      listed(value),
      [],
      scene.names,
    ),
  'not-offered': (value, scene, seat) =>
    checkOffer(
      prompts(scene).filter((p) => p.to === seat),
      [],
      listed(value),
      scene.names,
    ),
};
