import { type Game, livingDemons, livingResidents, teamOf } from '@belfry/engine';

/** What the rules never allow, whatever was decided; each as a sentence. */
export function brokenInvariants(game: Game): string[] {
  const { state, table } = game;
  const broken: string[] = [];
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) broken.push(otherwise);
  };
  must(new Set(state.circle).size === state.circle.length, 'Somebody sits in two chairs.');
  must(
    state.seats.every((s) => !(s.alive && s.ghostVote)),
    'A living player has a ghost vote.',
  );
  must(game.isOver || game.prompts().length > 0, 'The game is not over and waits for nothing.');
  must(!game.isOver || game.prompts().length === 0, 'The game is over and still waits for something.');
  must(state.today.executions.length <= 1, 'There were two executions in one day.');
  const nominators = state.today.nominations.map((n) => n.nominator);
  const nominees = state.today.nominations.map((n) => n.nominee);
  must(new Set(nominators).size === nominators.length, 'Somebody nominated twice in one day.');
  must(new Set(nominees).size === nominees.length, 'Somebody was nominated twice in one day.');
  must(
    state.seats.every(
      (s) =>
        teamOf(table, s.character) === 'traveller' ||
        s.abilities.some((a) => a.nature === 'own' && a.character === s.character),
    ),
    'A player does not hold the ability of their character.',
  );
  // While a death is being worked out, its heir may not have been named yet.
  if (!game.isOver && state.phase !== 'setup' && table.resolving === 0) {
    must(livingDemons(table).length > 0, 'The game goes on without a living Demon.');
    must(livingResidents(table).length > 2, 'The game goes on with two players alive.');
  }
  const ids = new Set(state.seats.flatMap((s) => s.abilities.map((a) => a.id)));
  must(
    state.effects.every((e) => e.source === null || e.outlives === 'everything' || ids.has(e.source)),
    'A reminder token has outlived its source.',
  );
  return broken;
}
