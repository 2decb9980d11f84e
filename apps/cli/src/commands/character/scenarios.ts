import type { Team } from '@belfry/almanac';
import { CHECKLIST, type ChecklistItem } from './checklist.ts';
import type { Sketch } from './skeleton.ts';

/** Somebody of each team whom the one who is wrong about themselves can take themselves for. */
const BELIEVED: { readonly [team in Team]?: string } = { townsfolk: 'virgin', outsider: 'saint', demon: 'imp' };

/** A table that plays through a night without a word said: the new one, and one of each sort around. */
function seatsFor({ id, team, setup }: Sketch, as: string | null): string {
  const believes = BELIEVED[setup?.drawsAs?.[0] ?? 'townsfolk'];
  const mine =
    as ?? (team === 'traveller' ? `"${id}, good"` : setup?.drawsAs === undefined ? id : `${id} (${believes})`);
  const sits = team !== 'fabled' && team !== 'loric' && setup?.heldByNobody !== true;
  const demon = team === 'demon' ? 'mayor' : 'imp';
  return `{ Ann: ${sits ? mine : 'empath'}, Ben: chef, Cat: slayer, Dan: recluse, Eve: poisoner, Flo: ${demon} }`;
}

/** Those on the script; a character that the almanac does not know comes with its own entry. */
function scriptFor({ id, name, team, firstNight, otherNight }: Sketch, isKnown: boolean): string {
  const nights = {
    ...(firstNight === null ? {} : { firstNight: 50 }),
    ...(otherNight === null ? {} : { otherNight: 50 }),
  };
  const own = isKnown ? id : JSON.stringify({ id, name, team, ability: 'As its file says.', ...nights });
  return `[imp, poisoner, drunk, recluse, saint, chef, empath, slayer, virgin, mayor, ${own}]`;
}

function playFor(item: ChecklistItem, { team, setup }: Sketch): string[] {
  const sits = team !== 'fabled' && team !== 'loric' && setup?.heldByNobody !== true;
  const poisoned = item.word === 'poisoned / drunk' && sits;
  // A dead Demon would be the end of the scenario as well.
  const dead = item.word === 'dead' && sits && team !== 'demon';
  return [
    ...(dead ? ['  - storyteller: { do: set, seat: Ann, alive: no }'] : []),
    '  - night: 1',
    ...(poisoned ? ['    choose: { Eve: Ann }'] : []),
    '  - day: []',
    '  - night: 2',
    ...(poisoned ? ['    choose: { Eve: Ann }'] : []),
  ];
}

function scenario(item: ChecklistItem, sketch: Sketch, isKnown: boolean): string {
  const { id, name, team, setup } = sketch;
  const believed = item.word === 'believed' ? `drunk (${id})` : null;
  return [
    `name: ${JSON.stringify(`${name}: ${item.title}`)}`,
    `script: ${scriptFor(sketch, isKnown)}`,
    `seats: ${seatsFor(sketch, believed)}`,
    ...(team === 'fabled' || team === 'loric' ? [`fabled: [${id}]`] : []),
    ...(setup?.heldByNobody === true ? [`held-by-nobody: [${id}]`] : []),
    'play:',
    ...playFor(item, sketch),
    '',
  ].join('\n');
}

/** One scenario for each thing that it has to be tried on. They run; what is to be expected is yet to be said. */
export const scenarios = (sketch: Sketch, isKnown: boolean): string =>
  CHECKLIST.filter(({ word }) => word !== 'believed' || sketch.team === 'townsfolk')
    .map((item) => scenario(item, sketch, isKnown))
    .join('---\n');
