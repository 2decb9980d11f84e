import { cast } from '@belfry/characters';
import { Game, type GameEvent } from '@belfry/engine';
import { expect, test } from 'vitest';
import { ANY_SCRIPT, Coverage, charactersOf, playDisturbed, TRIALS } from '../src/index.ts';

const SEATS = ['sailor', 'saint', 'drunk', 'imp', 'poisoner', 'chef', 'monk'].map((character) => ({
  name: character,
  character,
  ...(character === 'drunk' ? { believes: 'empath' } : {}),
}));
const IDS = SEATS.map(({ character }) => character);

const begun = () => new Game({ script: { name: 'Trials', characters: [...IDS, 'empath'] }, seats: SEATS }, cast);

test('at first everything is left, but what can never be', () => {
  const left = new Coverage(IDS).left();
  expect([...left.keys()]).toEqual([...TRIALS]);
  expect(left.get('acted')).toEqual(IDS);
  expect(left.get('poisoned')).toEqual(IDS.filter((id) => id !== 'drunk'));
});

test('what the log shows is not left any more, and nothing else is taken for it', () => {
  const game = begun();
  const by = (action: Parameters<Game['submit']>[0]) => expect(game.submit(action).ok).toBe(true);
  by({ type: 'intervene', action: { do: 'kill', seat: 5 } });
  by({ type: 'intervene', action: { do: 'mark', kind: 'poisoned', seat: 6 } });
  by({ type: 'intervene', action: { do: 'set', seat: 1, character: 'empath' } });
  const coverage = new Coverage([...IDS, 'empath']);
  coverage.take(game);
  const left = coverage.left();
  expect(left.get('died')).not.toContain('chef');
  expect(left.get('died')).toContain('monk');
  expect(left.get('poisoned')).not.toContain('monk');
  expect(left.get('changed out of')).not.toContain('saint');
  expect(left.get('changed into')).not.toContain('empath');
  expect(left.get('changed into')).toContain('saint');
});

test('whoever only steps in for others has acted after a night alive; whoever wakes has not', () => {
  const dealt = begun().events.find((event) => event.type === 'dealt')!;
  const dawn: GameEvent = { to: 'everyone', type: 'dawn', day: 1, died: [], revived: [] };
  const coverage = new Coverage(IDS);
  coverage.take({ events: [dealt, dawn] });
  expect(coverage.left().get('acted')).toEqual(['sailor', 'imp', 'poisoner', 'chef', 'monk']);
});

test('both of a jinxed pair at one table are met', () => {
  const all = charactersOf(ANY_SCRIPT);
  const coverage = new Coverage(all);
  const before = coverage.jinxes();
  expect(before.left.length).toBe(before.all);
  for (let seed = 0; seed < 12; seed++) coverage.take(playDisturbed({ script: ANY_SCRIPT, seed }));
  expect(coverage.jinxes().left.length).toBeLessThan(before.all);
});

test('a jinx has met with both at one table, with one in nobody’s hands, or with one that keeps the other away', () => {
  const ids = ['heretic', 'baron', 'spy', 'damsel', 'lilmonsta', 'vizier', 'ogre'];
  const seats = ['heretic', 'vizier', 'damsel', 'chef', 'monk'].map((character) => ({ name: character, character }));
  const script = { name: 'Trials', characters: ['heretic', 'baron', 'lilmonsta', 'vizier', 'damsel', 'chef', 'monk'] };
  const coverage = new Coverage(ids);
  coverage.take(new Game({ script, seats, heldByNobody: ['lilmonsta'] }, cast));
  expect(coverage.jinxes().left.toSorted()).toEqual(['heretic+spy', 'spy+damsel', 'spy+ogre']);
});
