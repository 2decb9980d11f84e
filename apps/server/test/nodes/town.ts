import { type Random, randomAnswer, seenBy } from '@belfry/engine';
import type { OpenTable, PersonId } from '@belfry/protocol';
import { reviveTable } from '../../src/table/fold.ts';
import { recordFrom } from '../../src/table/old-records.ts';
import { knownEvents } from '../../src/table/project.ts';
import { viewerOf } from '../../src/table/viewer.ts';
import { NAMES, untimed } from '../house.ts';
import type { Farm } from './farm.ts';
import { Person } from './person.ts';

const SEATS = 5;
const PLAYERS = 3;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One table with its people on any nodes: a Storyteller who plays for everybody, and players who listen and talk. */
export class Town {
  readonly name: string;
  readonly teller: Person;
  readonly people: readonly Person[];
  readonly #chance: Random;
  #playing = false;

  private constructor(name: string, people: readonly Person[], chance: Random) {
    this.name = name;
    this.people = people;
    this.teller = people[0]!;
    this.#chance = chance;
  }

  static async open(farm: Farm, name: string, chance: Random): Promise<Town> {
    const next = () => chance.next();
    const teller = new Person(farm, `${name}-teller`, next);
    const wish: OpenTable = {
      name: 'Teller',
      chairs: SEATS,
      settings: { nightChat: true, policy: 'plain', timers: untimed },
    };
    const { code } = await teller.http<{ code: string }>('/api/tables', wish);
    const players = Array.from({ length: PLAYERS }, (_, index) => new Person(farm, `${name}-p${index}`, next));
    for (const [index, player] of players.entries()) {
      await player.http(`/api/tables/${code}/join`, { name: NAMES[index]!, as: 'player' });
    }
    const people = [teller, ...players];
    for (const person of people) {
      person.code = code;
      person.connect();
    }
    const town = new Town(name, people, chance);
    await town.back();
    for (const [seat, player] of players.entries()) await player.do({ do: 'sit', seat });
    for (let seat = PLAYERS; seat < SEATS; seat++) await teller.do({ do: 'name-chair', seat, name: NAMES[seat]! });
    if ((await teller.do({ do: 'begin' })) !== 'ack') throw new Error(`${name} did not begin.`);
    return town;
  }

  /** Resolves when everybody is at the table. */
  async back(): Promise<void> {
    while (!this.people.every(({ isBack }) => isBack)) await wait(20);
  }

  /** Acts and talks until stopped, each person about once in `everyMs`. */
  async play(everyMs: number): Promise<void> {
    this.#playing = true;
    const pause = () => wait(everyMs * (0.5 + this.#chance.next()));
    const talk = async (person: Person) => {
      for (let line = 0; this.#playing; line++) {
        await pause();
        if (this.#playing) await person.do({ do: 'say', text: `${person.tag} says ${line}` });
      }
    };
    const act = async () => {
      while (this.#playing) {
        await pause();
        if (this.#playing && !this.teller.over) await this.#act();
      }
    };
    await Promise.all([act(), ...this.people.slice(1).map(talk)]);
  }

  stop(): void {
    this.#playing = false;
  }

  async #act(): Promise<void> {
    const able = this.teller.prompts.filter((p) => p.options.pick !== 'action' || p.options.of.length > 0);
    if (able.length === 0) return;
    const prompt = this.#chance.pick(able);
    const choice = prompt.suggestion?.choice ?? randomAnswer(prompt.options, this.#chance);
    await this.teller.do({ do: 'answer', prompt: prompt.id, choice });
  }

  /** What is wrong, held against the log: nothing acknowledged lost or doubled, nothing refused done, nothing told that is not so. */
  async complaints(farm: Farm): Promise<string[]> {
    for (const person of this.people) await person.look();
    const [card] = await farm.sql('SELECT game FROM games WHERE code = $1', [this.teller.code]);
    const rows = await farm.sql('SELECT record, seq FROM records WHERE game = $1 ORDER BY seq', [card!.game]);
    const texts = rows.map(({ record }) => String(record));
    const complaints = this.people.flatMap((person) => person.complaints);
    const runs = commandsIn(texts);
    const state = await reviveTable(texts);
    const said = state.talk.map(({ text }) => text);
    for (const person of this.people) {
      const times = (id: string) => runs.get(`${person.person}/${id}`) ?? 0;
      for (const id of person.acknowledged) {
        if (times(id) !== 1) complaints.push(`${id} was acknowledged and is in the log ${times(id)} times`);
      }
      for (const id of person.refused) if (times(id) !== 0) complaints.push(`${id} was refused and is in the log`);
      const viewer = viewerOf(state, person.person as PersonId);
      const events = state.play!.game.events.slice(0, knownEvents(state, viewer));
      if (JSON.stringify(seenBy(events, viewer.eyes)) !== JSON.stringify(person.events)) {
        complaints.push(`${person.tag} was told other things than the log has for them`);
      }
    }
    if (new Set(said).size !== said.length) complaints.push(`${this.name}: something was said twice`);
    return complaints;
  }
}

/** How many times each command was carried out: its records are written together. */
function commandsIn(texts: readonly string[]): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  let before: string | undefined;
  for (const text of texts) {
    const { cmd, also } = recordFrom(text);
    if (cmd !== undefined && !(also === true && cmd === before)) runs.set(cmd, (runs.get(cmd) ?? 0) + 1);
    before = cmd ?? (also === true ? before : undefined);
  }
  return runs;
}
