import { randomUUID } from 'node:crypto';
import { almanac, type Character } from '@belfry/almanac';
import {
  BAG_TEAMS,
  bagSpace,
  bagsByShape,
  legalBags,
  MOST_IN_BAG,
  random,
  type SetupSeat,
  type Shape,
  type Token,
} from '@belfry/engine';
import { apartPairs, type DealtGame, list, type Script, setUp, tableScript } from '@belfry/scripts';
import { FIRST_GAMES, proposeBags, SETUP_WORDS, usualNames } from '@belfry/storyteller';
import { type CommandIo, UsageError } from '../../command.ts';
import { commaList, json, parsed, wholeNumber } from '../options.ts';
import { charactersNamed, dealing, loadScript, oneFile } from './file.ts';

const LISTED = 100;

const shapeWords = (shape: Shape) =>
  list(
    BAG_TEAMS.map((team) => {
      const { one, many } = almanac().terms.teams[team];
      return `${shape[team]} ${shape[team] === 1 ? one : many}`;
    }),
  );

function print({ bag, setup }: DealtGame, script: Script, seed: string, io: CommandIo): void {
  const known = (id: string): Character => script.characters.find((c) => c.id === id) ?? almanac().character(id);
  const rows = BAG_TEAMS.flatMap((team) => {
    const tokens = bag.tokens.filter((t) => known(t.character).team === team);
    const words = tokens.map(
      (t) => `${known(t.character).name}${t.shows === null ? '' : ` (draws ${known(t.shows).name})`}`,
    );
    const title = words.length === 1 ? almanac().terms.teams[team].one : almanac().terms.teams[team].many;
    return words.length === 0 ? [] : [`  ${title.padEnd(11)} ${words.sort().join(', ')}`];
  });
  const traveller = ({ character, alignment }: SetupSeat) =>
    bag.travellers.includes(character) ? [`${known(character).name} (${alignment})`] : [];
  const turned = setup.seats
    .filter(({ character, alignment }) => alignment === 'evil' && known(character).team === 'townsfolk')
    .map(({ character }) => known(character).name);
  const drunk = setup.seats.filter((seat) => seat.drunk === true).map(({ character }) => known(character).name);
  const gifts = setup.seats.flatMap(({ character, gift }) =>
    typeof gift === 'string' ? [`${known(character).name}: that of ${known(gift).name}`] : [],
  );
  const also = [
    ...(bag.travellers.length > 0 ? [`  ${'Travellers'.padEnd(11)} ${setup.seats.flatMap(traveller).join(', ')}`] : []),
    ...(bag.heldByNobody.length > 0
      ? [
          `  ${'In play'.padEnd(11)} ${bag.heldByNobody.map((id) => known(id).name).join(', ')} (nobody holds the token)`,
        ]
      : []),
    ...(bag.minionsToMake > 0
      ? [`  ${'Later'.padEnd(11)} ${bag.minionsToMake} Minions are made on the first night`]
      : []),
    ...(turned.length > 0 ? [`  ${'Evil too'.padEnd(11)} ${turned.join(', ')}`] : []),
    ...(gifts.length > 0 ? [`  ${'Ability'.padEnd(11)} ${gifts.join(', ')}`] : []),
    ...(drunk.length > 0 ? [`  ${'Drunk'.padEnd(11)} one ${drunk.join(', one ')}`] : []),
    `  ${'Clockwise'.padEnd(11)} ${setup.seats.map(({ character }) => known(character).name).join(', ')}`,
  ];
  io.out(
    [
      `${script.name}, ${bag.tokens.length + bag.travellers.length} players, seed ${seed}`,
      '',
      ...rows,
      ...also,
      ...(bag.changes.length > 0
        ? ['', ...bag.changes.map((id) => `  ${known(id).name}: ${known(id).setup?.summary}.`)]
        : []),
    ].join('\n'),
  );
}

function listAll(
  script: Script,
  players: number,
  picks: readonly Character[],
  limit: number,
  asJson: boolean,
  io: CommandIo,
) {
  if (players > MOST_IN_BAG)
    throw new UsageError(`--all lists bags for up to ${MOST_IN_BAG} players; Travellers choose for themselves.`);
  const { characters } = script;
  const space = bagSpace({ script: characters, players, picks, apart: apartPairs(characters), gifts: true });
  const shapes = bagsByShape(space);
  const some: (readonly Character[])[] = [];
  for (const bag of legalBags(space)) {
    if (some.length >= limit) break;
    some.push(bag);
  }
  if (asJson) {
    io.out(json({ total: space.total, shapes, bags: some.map((bag) => bag.map((c) => c.id)) }));
    return space.total > 0n;
  }
  io.out(`${script.name}, ${players} players: ${space.total} ${space.total === 1n ? 'legal bag' : 'legal bags'}`);
  for (const { shape, bags } of shapes) io.out(`  ${String(bags).padStart(12)}  ${shapeWords(shape)}`);
  io.out('');
  for (const bag of some) io.out(bag.map((c) => c.name).join(', '));
  if (BigInt(some.length) < space.total)
    io.out(`… and ${space.total - BigInt(some.length)} more (--limit shows more of them)`);
  return space.total > 0n;
}

/** Bags that should play well, with the reason; for eight players of Trouble Brewing also those for a first game. */
function propose(script: Script, players: number, seed: string, firstTimers: boolean, asJson: boolean, io: CommandIo) {
  if (players > MOST_IN_BAG) throw new UsageError(`--propose is for up to ${MOST_IN_BAG} players.`);
  const offers = proposeBags({ script: tableScript(script), players, seed, firstTimers });
  const proposals = offers.map(({ bag, score, reason }) => ({ tokens: bag.tokens, score, reason }));
  const firstGames = FIRST_GAMES.filter(({ tokens }) => firstTimers && isFirstGame(script, players, tokens));
  const named = firstGames.map(({ name, tokens }) => ({ ...SETUP_WORDS.en.firstGames[name], tokens }));
  if (asJson) return io.out(json({ name: script.name, players, seed, firstGames: named, proposals }));
  const name = (id: string) => script.characters.find((c) => c.id === id)!.name;
  const told = (tokens: readonly Token[]) =>
    tokens.map((t) => `${name(t.character)}${t.shows === null ? '' : ` (draws ${name(t.shows)})`}`).join(', ');
  for (const { title, tokens, reason } of named) io.out(`${title}: ${reason}\n  ${told(tokens)}\n`);
  for (const { tokens, reason } of proposals) io.out(`${reason}\n  ${told(tokens)}\n`);
}

const unnamed = ({ name: _, ...token }: SetupSeat) => token;

const isFirstGame = (script: Script, players: number, tokens: readonly Token[]) =>
  tokens.length === players && tokens.every((t) => script.characters.some((c) => c.id === t.character));

/** `belfry script deal FILE --players N [--seed S] [--with a,b] [--all [--limit N] | --propose [--first-timers]]` */
export function deal(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    players: { type: 'string' },
    seed: { type: 'string' },
    with: { type: 'string' },
    all: { type: 'boolean' },
    limit: { type: 'string' },
    propose: { type: 'boolean' },
    'first-timers': { type: 'boolean' },
  });
  const players = wholeNumber(values.players, 'players', 5, 20);
  if (players === null) throw new UsageError('how many players? Say --players N.');
  const limit = wholeNumber(values.limit, 'limit', 1, 1_000_000) ?? LISTED;
  const script = loadScript(oneFile(positionals));
  const picks = charactersNamed(commaList(values.with), script);
  if (values.all === true) return listAll(script, players, picks, limit, values.json === true, io) ? 0 : 1;
  const seed = values.seed ?? randomUUID().slice(0, 8);
  if (values.propose === true) {
    if (picks.length > 0) throw new UsageError('--propose chooses by itself: leave --with out.');
    dealing(() => propose(script, players, seed, values['first-timers'] === true, values.json === true, io));
    return 0;
  }
  const dealt = dealing(() => setUp(tableScript(script), usualNames(players), random(seed), { picks }));
  const { bag, setup } = dealt;
  if (values.json === true) io.out(json({ name: script.name, players, seed, ...bag, seats: setup.seats.map(unnamed) }));
  else print(dealt, script, seed, io);
  return 0;
}
