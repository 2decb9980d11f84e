import type { BagSentences } from '../../../../packages/almanac/src/sentences/bag.ts';
import type { TeamCounts } from '../../../../packages/almanac/src/sentences/part.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';

const TEAMS: { readonly [team in keyof TeamCounts]: readonly [one: string, many: string] } = {
  townsfolk: ['Townsfolk', 'Townsfolk'],
  outsider: ['Outsider', 'Outsiders'],
  minion: ['Minion', 'Minions'],
  demon: ['Demon', 'Demons'],
};

function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** "5 Townsfolk, 2 Outsiders, 1 Minion and 1 Demon". */
const counted = (counts: Partial<TeamCounts>): string =>
  list(
    (Object.keys(TEAMS) as (keyof TeamCounts)[]).flatMap((team) => {
      const count = counts[team];
      return count === undefined ? [] : [`${count} ${TEAMS[team][count === 1 ? 0 : 1]}`];
    }),
  );

const seat = ({ place, name }: { readonly place: number; readonly name: string }) => `Seat ${place} (${name})`;

export const bag: CatalogueOf<keyof BagSentences> = {
  'bag.players': ({ players, fewest, most }) => `A game has ${fewest} to ${most} players, not ${players}.`,
  'bag.copies': ({ character, held, most }, names) =>
    `${names.character(character)} is in the bag ${held} times; ${most === 1 ? 'once is all' : `${most} times is the most`} that is allowed.`,
  'bag.crowd-too-small': ({ players, character, copies }, names) =>
    `Most of the ${players} players must be ${names.character(character)}; this bag has ${copies}.`,
  'bag.crowd-alone': ({ character, others }, names) =>
    `${names.character(character)} leaves no place for ${list(others.map(names.character))}.`,
  'bag.tokens': ({ players, tokens }) => `${players} players need ${players} tokens, not ${tokens}.`,
  'bag.never-together': ({ characters }, names) => `No bag can hold ${list(characters.map(names.character))} together.`,
  'bag.counts': ({ players, because, wanted, held }, names) =>
    `${players} players${because.length === 0 ? '' : ` with ${list(because.map(names.character))}`} need ${list(wanted.map(counted), 'or')}; this bag has ${counted(held)}.`,
  'bag.needs': ({ character, needed }, names) =>
    `${names.character(character)} needs ${names.character(needed)} in the bag as well.`,
  'bag.travellers-few': ({ players, needed, travellers }) =>
    `${players} players need at least ${needed} ${needed === 1 ? 'Traveller' : 'Travellers'}; there ${travellers === 1 ? 'is' : 'are'} ${travellers}.`,
  'bag.travellers-many': ({ players, most, travellers }) =>
    `Of ${players} players at most ${most} can be Travellers; there are ${travellers}.`,
  'bag.apart': ({ a, b }, names) => `Only one of ${names.character(a)} and ${names.character(b)} may be in play.`,
  'bag.not-on-script': ({ characters }, names) =>
    `${list(characters.map(names.character))} cannot be picked: not on the script.`,
  'bag.none': ({ players }) => `No bag of this script is legal for ${players} players.`,
  'bag.short': ({ players, wanted, has }) =>
    `${players} players need ${counted(wanted)}; the script has only ${counted(has)}.`,
  'bag.needs-missing': ({ character, needed }, names) =>
    `${names.character(character)} needs ${names.character(needed)}, which is not on the script.`,
  'bag.no-place-for': ({ players, character }, names) =>
    `No legal bag for ${players} players holds ${names.character(character)} on this script.`,
  'bag.beside': ({ players, character, others }, names) =>
    `${names.character(character)} does not fit beside ${list(others.map(names.character))} in a bag for ${players} players.`,
  'bag.no-token': ({ character }, names) => `No token is left for ${names.character(character)} to draw.`,
  'bag.travellers-at-hand': ({ players, needed, atHand }) =>
    `${players} players need ${needed} Travellers, and only ${atHand} are at hand. Add Travellers to the script.`,
  'bag.room': ({ players, travellers, left, fewest, most }) =>
    `${players} players with ${travellers} Travellers leave ${left} for the bag; it holds ${fewest} to ${most}.`,
  'bag.nothing': 'There is no legal bag to draw from.',
  'bag.tangled': 'So many characters of this script change the set-up that their combinations are beyond counting.',
  'setup.chairs': ({ chairs, tokens }) => `${chairs} chairs are taken, and ${tokens} tokens were given. Give one each.`,
  'setup.name-taken': (place) => `${seat(place)}: the name is taken. Every player needs a name of their own.`,
  'setup.no-character': (place) => `${seat(place)}: there is no character "${place.written}".`,
  'setup.for-storyteller': (place, names) =>
    `${seat(place)}: ${names.character(place.character)} is for the Storyteller, not for a player.`,
  'setup.side': (place) => `${seat(place)}: a Traveller's alignment is the Storyteller's choice. Say "good" or "evil".`,
  'setup.believes': (place, names) =>
    `${seat(place)}: a player who is the ${names.character(place.character)} has to believe to be somebody else. Say whom.`,
  'setup.no-belief': (place) => `${seat(place)}: there is no character "${place.written}" to believe in.`,
  'setup.belief': (place, names) =>
    `${seat(place)}: the ${names.character(place.character)} cannot believe to be the ${names.character(place.believed)}, who is of another team.`,
  'setup.no-such-character': ({ written }) => `There is no character "${written}".`,
  'setup.no-fabled': ({ written }) => `There is no Fabled "${written}".`,
  'setup.ruled-in-vain': ({ character, ruling }, names) =>
    `The set-up settles "${ruling}" for ${names.character(character)}, and nobody asks for that before the first night of this game.`,
  'setup.ruled-wrongly': ({ character, ruling, written }, names) =>
    `The set-up settles "${ruling}" for ${names.character(character)} with ${written}, which is none of the possible answers.`,
  'setup.script': ({ script, entry, written }) =>
    `Script "${script}", entry ${entry}: there is no character "${written}".`,
};
