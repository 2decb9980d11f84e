import { firstAnswer } from './answers.ts';
import { BadSetup, type GameSetup, layTable } from './begin.ts';
import type { Cast } from './definition.ts';
import { setOut } from './play.ts';

/**
 * Goes through a set-up that rules on something, with the plainest answers to whatever it leaves open. What is ruled and
 * never asked for, or may not be so, is said before anybody sits down, and not in the middle of a game.
 */
export function rehearse(setup: GameSetup, cast: Cast): void {
  const table = layTable(setup, cast);
  const { asking, underway } = table;
  const asked = new Set<string>();
  const play = setOut(table);
  let { done } = play.next(undefined as never); // a generator's first step takes no input
  while (done !== true) {
    const { id, to, about, options, suggestion } = asking.questions[0]!;
    asked.add(`${about.character} ${about.what}`);
    const choice = suggestion?.choice ?? firstAnswer(options);
    ({ done } = play.next({ type: 'answer', prompt: id, by: to, choice }));
  }
  for (const { what, character } of underway.settled) asked.add(`${character} ${what}`);
  const [left] = asking.ruled;
  if (left === undefined) return;
  const { character, what: ruling, choice } = left;
  const known = table.script.lookUp(character);
  throw new BadSetup(
    asked.has(`${character} ${ruling}`)
      ? { say: 'setup.ruled-wrongly', character, ruling, written: JSON.stringify(choice) }
      : { say: 'setup.ruled-in-vain', character, ruling },
    known === null ? [] : [known],
  );
}
