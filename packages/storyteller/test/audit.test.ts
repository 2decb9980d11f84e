import { type GameEvent, isStatement, type SeatId } from '@belfry/engine';
import { expect, test } from 'vitest';
import { type Audited, playWith, RESIDENTS, type Ruled } from './audit.ts';

/**
 * Every character that can be in a bag, sober and drunk, in games of novices under `fair`. What is told wrongly must look like
 * what is told rightly: it comes when the other would, somebody could believe it, and what is meant to mislead is not so.
 */
const SEEDS = ['first', 'second', 'last'];

/** Where somebody may die before they have used what they have, more games are looked at. */
const FURTHER = Array.from({ length: 20 }, (_, at) => `further ${at}`);

const audits = RESIDENTS.map((character) => ({
  character,
  id: character.id,
  sober: SEEDS.map((seed) => playWith(character, false, seed)),
  drunk: SEEDS.map((seed) => playWith(character, true, seed)),
}));

const rulings = audits.flatMap(({ id, sober, drunk }) =>
  [...sober, ...drunk].flatMap(({ ruled }) => ruled.map((one) => ({ id, ...one }))),
);
const named = (what: string) => rulings.filter(({ prompt }) => prompt.about.what === what);

/** How often somebody was told something by their own ability, in the first night and afterwards. */
function tellings({ events, place }: Audited): readonly [number, number] {
  const dawn = events.findIndex(({ type }) => type === 'dawn');
  const told = (of: readonly GameEvent[]) =>
    of.filter((event) => event.type === 'told' && event.seat === place && event.info.says !== 'evil-info').length;
  return [told(events.slice(0, dawn)), told(events.slice(dawn))];
}

test('an ability that does not work is never silent where a working one speaks', () => {
  const speaking = audits.filter(({ sober }) => sober.some((game) => tellings(game).some((count) => count > 0)));
  expect(speaking.length).toBeGreaterThan(40);
  const first = (games: readonly Audited[]) => games.map((game) => tellings(game)[0]);
  const isSilent = (game: Audited) => tellings(game).every((count) => count === 0);
  const silent = speaking.filter(
    ({ character, sober, drunk }) =>
      first(drunk).some((count, at) => count === 0 && first(sober)[at]! > 0) ||
      (drunk.every(isSilent) && FURTHER.every((seed) => isSilent(playWith(character, true, seed)))),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
  const broken = named('information').filter(({ prompt }) => prompt.about.works === false);
  expect(broken.length).toBeGreaterThan(100);
  expect(broken.filter(({ ruling }) => !isStatement(ruling.choice))).toEqual([]);
});

test('what such an ability tells could be true, for all that its owner knows', () => {
  const judged = rulings.filter(({ believable }) => believable !== null);
  expect(new Set(judged.map(({ prompt }) => prompt.about.character)).size).toBeGreaterThan(20);
  const odd = judged.filter(({ believable }) => believable === false);
  expect(odd.map(({ id, prompt, ruling }) => `${id}: ${prompt.about.character} ${JSON.stringify(ruling)}`)).toEqual([]);
  // Whoever rules by hand is shown the others, with what speaks against them.
  const shown = rulings.flatMap(({ ruling }) => ruling.weighed ?? []);
  expect(shown.filter(({ reason }) => reason?.say === 'why.beyond-belief')).not.toEqual([]);
});

const seatsIn = ({ ruling: { choice } }: Ruled): readonly SeatId[] =>
  (Array.isArray(choice) ? choice : [choice]).flatMap((seat) => (typeof seat === 'number' ? [seat] : []));

test('what is meant to mislead is not so', () => {
  const herrings = [...named('red-herring'), ...named('false-minions')];
  expect(herrings.length).toBeGreaterThan(SEEDS.length);
  expect(herrings.filter((one) => seatsIn(one).some(one.isEvil)).map(({ id, prompt }) => [id, prompt.about])).toEqual(
    [],
  );
  // Whoever only thinks that they are the Demon may be told anything.
  const bluffs = named('bluffs').filter((one) => one.isEvil(one.prompt.about.seat!));
  expect(bluffs.length).toBeGreaterThan(RESIDENTS.length);
  const isInPlay = ({ characterOf }: Ruled, character: unknown) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].some((seat) => characterOf(seat) === character);
  const taken = bluffs.filter(
    (one) => Array.isArray(one.ruling.choice) && one.ruling.choice.some((is) => isInPlay(one, is)),
  );
  expect(taken.map(({ id, ruling }) => [id, ruling.choice])).toEqual([]);
  // Of two players one is meant, and the other is not.
  const pairs = named('information').flatMap((one) => {
    const { choice } = one.ruling;
    return one.prompt.about.works === true && isStatement(choice) && choice.says === 'one-of' ? [{ one, choice }] : [];
  });
  expect(pairs.length).toBeGreaterThan(10);
  const both = pairs.filter(({ one, choice }) =>
    choice.players.every((seat) => one.characterOf(seat) === choice.character),
  );
  expect(both.map(({ one, choice }) => [one.id, choice])).toEqual([]);
});
