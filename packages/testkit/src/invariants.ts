import { almanac, type CharacterId } from '@belfry/almanac';
import { type Game, type GameEvent, type Intervention, TABLE } from '@belfry/engine';
import { strayPrompts } from './answerable.ts';

/** What never happens, whatever was decided, the Storyteller's own hand included; each as a sentence. */
export function brokenInvariants(game: Game): string[] {
  return [...impossible(game), ...strayPrompts(game), ...(isTroubleBrewing(game) ? unlikeTroubleBrewing(game) : [])];
}

type Must = (holds: boolean, otherwise: string) => void;

function complaints(check: (must: Must) => void): string[] {
  const broken: string[] = [];
  check((holds, otherwise) => {
    if (!holds) broken.push(otherwise);
  });
  return broken;
}

/** Whatever the script. */
const impossible = (game: Game): string[] =>
  complaints((must) => {
    const { state, grimoire } = game;
    must(new Set(state.circle).size === state.circle.length, 'Somebody sits in two chairs.');
    must(
      state.seats.every((s) => s.left !== state.circle.includes(s.id)),
      'Somebody has left and sits in a chair, or neither.',
    );
    must(
      state.seats.every((s) => !(s.alive && s.ghostVote)),
      'A living player has a ghost vote.',
    );
    must(game.isOver || game.prompts().length > 0, 'The game is not over and waits for nothing.');
    must(!game.isOver || game.prompts().length === 0, 'The game is over and still waits for something.');
    must(game.isOver === (state.outcome !== null), 'The game is over without an outcome, or has one and goes on.');
    const { seat: block } = state.today.block;
    must(block === null || block === TABLE || state.circle.includes(block), 'An empty chair is about to be executed.');
    must(
      state.seats.every(
        (s) =>
          s.left ||
          grimoire.teamOf(s.character) === 'traveller' ||
          s.abilities.some((a) => a.nature === 'own' && a.character === s.character),
      ),
      'A player does not hold the ability of their character.',
    );
    const ids = new Set([...state.tableAbilities, ...state.seats.flatMap((s) => s.abilities)].map((a) => a.id));
    must(
      state.effects.every((e) => e.source === null || e.outlives === 'everything' || ids.has(e.source)),
      'A reminder token has outlived its source.',
    );
  });

/** Everybody who can turn up is of the first edition, so that nobody bends the course of a day or the end of the game. */
function isTroubleBrewing({ setup, state, events }: Game): boolean {
  const { characters } = almanac();
  const isOfIt = (id: CharacterId | null) => id === null || characters.get(id)?.edition === 'trouble-brewing';
  return (
    setup.script.characters.every(isOfIt) &&
    state.seats.every(({ character }) => isOfIt(character)) &&
    // Whoever is somebody else by now may have bent the day before.
    events.every((e) => (e.type === 'became' ? isOfIt(e.character) : e.type !== 'joined' || isOfIt(e.seat.traveller)))
  );
}

/** Acts from which nothing follows by itself, not even the end of the game. */
const CORRECTIONS: readonly Intervention['do'][] = ['set', 'leave', 'mark', 'unmark'];

/** What only Trouble Brewing promises, as far as the Storyteller did not do it themselves. */
const unlikeTroubleBrewing = (game: Game): string[] =>
  complaints((must) => {
    const { state, grimoire } = game;
    const executed = actsSince(game.events, (e) => e.type === 'dawn').filter((act) => act.do === 'execute').length;
    must(state.today.executions.length <= 1 + executed, 'There were two executions in one day.');
    const nominators = state.today.nominations.map((n) => n.nominator);
    const nominees = state.today.nominations.map((n) => n.nominee);
    must(new Set(nominators).size === nominators.length, 'Somebody nominated twice in one day.');
    must(new Set(nominees).size === nominees.length, 'Somebody was nominated twice in one day.');
    // While a death is being worked out, its heir may not have been named yet; and no correction ends a game by itself.
    const corrected = actsSince(game.events, looksForAWinner).some((act) => CORRECTIONS.includes(act.do));
    if (!game.isOver && state.phase !== 'setup' && !grimoire.isResolving() && !corrected) {
      must(grimoire.livingDemons().length > 0, 'The game goes on without a living Demon.');
      must(grimoire.livingResidents().length > 2, 'The game goes on with two players alive.');
    }
  });

/** Every dawn and dusk, but not the first dusk. */
const looksForAWinner = (e: GameEvent): boolean => e.type === 'dawn' || (e.type === 'night-falls' && e.night > 1);

/** What the Storyteller has done by hand since the latest of these. */
function actsSince(events: readonly GameEvent[], since: (event: GameEvent) => boolean): Intervention[] {
  const later = events.slice(events.findLastIndex(since) + 1);
  return later.flatMap((event) => (event.type === 'by-hand' ? [event.action] : []));
}
