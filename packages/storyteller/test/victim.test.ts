import { almanac } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { expect, test } from 'vitest';
import { BOTS, type Bot, understand } from '../src/index.ts';
import { listenersOf } from '../src/talk/utterance.ts';
import { tableOf } from './fixture.ts';

const teamOf = (character: string) => almanac().characters.get(character)!.team;

/** A Minion who asks the Demon on the first day to take a certain player, and otherwise plays like anybody. */
const asking = (demon: SeatId, victim: SeatId): Bot => ({
  ...BOTS.novice,
  speak: (situation) => {
    const { seat, view, whispers } = situation;
    const hasAsked = whispers.some(({ from, remark }) => from === seat && remark.say === 'target');
    if (view.day !== 1 || hasAsked) return BOTS.novice.speak(situation);
    return [{ day: 1, from: seat, to: [demon], remark: { say: 'target', seat: victim } }];
  },
});

test('the Demon agrees with a companion on a victim, and keeps to it that night', () => {
  let kept = 0;
  let compared = 0;
  for (let seed = 0; seed < 10; seed++) {
    const { setup } = tableOf(`victim ${seed}`, { players: 8 }).game;
    const seats = setup.seats.map(({ character }) => teamOf(character));
    const [demon, minion] = [seats.indexOf('demon'), seats.indexOf('minion')];
    const victim = seats.indexOf('townsfolk');
    const table = tableOf(`victim ${seed}`, {
      players: 8,
      bot: (seat) => (seat === minion ? asking(demon, victim) : BOTS.novice),
    });
    table.playOut();
    const replies = table.chairs[minion]!.whispers.filter(({ from, day }) => from === demon && day === 1);
    expect(replies.map(({ remark }) => remark)).toContainEqual({ say: 'target', seat: victim });
    const { events } = table.game;
    const second = events.findIndex((event) => event.type === 'night-falls' && event.night === 2);
    const attack = events.slice(second).find((event) => event.type === 'chose' && event.seat === demon);
    if (
      second < 0 ||
      attack?.type !== 'chose' ||
      table.game.state.seats[victim]!.character !== setup.seats[victim]!.character
    )
      continue;
    const executed = events.some((event) => event.type === 'executed' && event.seat === victim);
    if (executed) continue;
    compared++;
    if (JSON.stringify(attack.chosen) === JSON.stringify([victim])) kept++;
  }
  expect(compared).toBeGreaterThan(4);
  expect(kept).toBe(compared);
});

test('a stranger who names a victim is not answered without end', () => {
  const table = tableOf('stranger', { players: 8 });
  const teams = table.game.setup.seats.map(({ character }) => teamOf(character));
  const [one, other] = teams.flatMap((team, seat) => (team === 'townsfolk' ? [seat] : []));
  const nagging: Bot = {
    ...BOTS.novice,
    speak: ({ seat, view }) => [{ day: view.day, from: seat, to: [other!], remark: { say: 'target', seat: 0 } }],
  };
  const played = tableOf('stranger', { players: 8, bot: (seat) => (seat === one ? nagging : BOTS.novice) });
  played.playOut();
  const back = played.chairs[other!]!.whispers.filter(
    (said) => said.from === other && listenersOf(said).includes(one!),
  );
  const days = played.game.state.day;
  expect(back.length).toBeLessThanOrEqual(2 * days);
});

test.each([
  ['Kill Ada tonight', 0],
  ["let's attack Cleo", 2],
  ['Убей Анну', 3],
  ['Ночью — Борис', 4],
] as const)('"%s", whispered, names a victim', (text, seat) => {
  const seats = ['Ada', 'Bruno', 'Cleo', 'Анна', 'Борис'].map((name, id) => ({ seat: id, name }));
  expect(understand(text, { seats, from: 1, to: 5 })).toEqual({ say: 'target', seat });
  expect(understand(text, { seats, from: 1, to: null })?.say).not.toBe('target');
});
