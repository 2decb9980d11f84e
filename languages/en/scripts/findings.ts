import { almanac, leftToPeople } from '@belfry/almanac';
import { list, ranges } from '../../../packages/scripts/src/words/list.ts';
import type { FindingWords } from '../../../packages/scripts/src/words/tongue.ts';

const teams = almanac().terms.teams;

/** What each finding says, and its cure. */
export const findings: FindingWords = {
  'unknown-character': ({ written, near }, name) => ({
    message: `Nobody knows a character "${written}".`,
    cure:
      near === null
        ? 'Check the spelling, or describe the character in full if it is homebrew.'
        : `Did you mean ${name(near)} ("${near}")?`,
  }),
  'duplicate-character': ({ id, earlier }, name) => ({
    message: `${name(id)} is listed again; item ${earlier + 1} has them already.`,
    cure: 'Take one of the two out.',
  }),
  'no-characters': () => ({ message: 'The script lists no characters.', cure: 'Add some.' }),
  'no-legal-bag': ({ missing }) => ({
    message: `The script cannot deal a legal bag to any number of players${missing.length === 0 ? '' : `: it has no ${list(missing.map((team) => teams[team].many))}`}.`,
    cure: 'Five players need three Townsfolk, a Minion and a Demon at the least.',
  }),
  'too-tangled': () => ({
    message: 'So many characters change the set-up that their combinations are beyond counting.',
    cure: 'Take some of them off: what stands in square brackets, and copies in the bag.',
  }),
  'missing-partner': ({ id, partner }, name) => ({
    message: `${name(id)} needs the ${name(partner)}, who is not on the script.`,
    cure: `Add the ${name(partner)}, or take ${name(id)} off.`,
  }),
  'too-few': ({ team, has, more, players }) => ({
    message: `With ${has} ${has === 1 ? teams[team].one : teams[team].many} the script cannot serve ${ranges(players)} players.`,
    cure: `Add ${more} more, or keep to other player counts.`,
  }),
  'never-dealt': ({ id, change }, name) => ({
    message: `${name(id)} fits into no legal bag of this script.`,
    cure: `Make room for what ${name(id)} changes${change === null ? '' : ` (${change})`}, or take them off.`,
  }),
  'teensyville-shape': ({ shape }) => ({
    message: `A Teensyville script has 6/2/2/1 or 6/2/2/2 characters; this one has ${shape}.`,
    cure: 'Six Townsfolk, two Outsiders, two Minions, one or two Demons.',
  }),
  'no-name': () => ({
    message: 'The script has no name.',
    cure: 'Give it one. In a file, the list begins with { "id": "_meta", "name": "…" }.',
  }),
  'garbled-text': ({ fields }) => ({
    message: `Letters were lost in ${list(fields)}: the file was not saved as UTF-8.`,
    cure: 'Open it where it was made and save it as UTF-8.',
  }),
  'field-too-long': ({ field, length, most }) => ({
    message: `The ${field} has ${length} letters; the community tools take ${most}.`,
    cure: 'Shorten it.',
  }),
  'night-order-stranger': ({ ids }) => ({
    message: `This night order names ${list(ids)}, who ${ids.length === 1 ? 'is' : 'are'} not on the script.`,
    cure: 'Take them out of the order, or put them on the script.',
  }),
  'outsiders-certain': (_, name) => ({
    message: 'Nobody on the script changes the number of Outsiders, so evil cannot safely claim to be one.',
    cure: `Add a character such as the ${list(['baron', 'godfather', 'fanggu', 'balloonist'].map(name), 'or')}, or the ${name('sentinel')}.`,
  }),
  'nothing-lies': (_, name) => ({
    message: 'Nobody is ever drunk, poisoned or mistaken, so good players can trust all they learn.',
    cure: `Add a source of false information, such as the ${name('poisoner')} or the ${name('drunk')}.`,
  }),
  'little-information': ({ informers }, name) => ({
    message: `${informers.length === 0 ? 'Nobody' : `Only ${list(informers.map(name))}`} can learn anything, so the good team has little to reason with, and evil nothing to claim.`,
    cure: 'Add Townsfolk that learn things at different times: at the start, every night, once per game.',
  }),
  'drowned-information': ({ liars, informers }) => ({
    message: `${liars === 1 ? '1 character spoils' : `${liars} characters spoil`} information and only ${informers} ${informers === 1 ? 'gives' : 'give'} any.`,
    cure: 'Swap one of the former for one of the latter.',
  }),
  'extremely-chaotic': ({ players, score, share }) => ({
    message: `Extremely chaotic: the difficulty reaches ${score.toFixed(1)} with ${players} players, and ${Math.round(share * 100)}% of the bags are for experts only.`,
    cure: 'Swap a source of false information or change for information or protection, or keep it for veterans.',
  }),
  'unusual-shape': ({ shape }) => ({
    message: `Full scripts usually have 13/4/4/1–4 characters; this one has ${shape}.`,
    cure: null,
  }),
  'night-order-gap': ({ ids }, name) => ({
    message: `This night order leaves out ${list(ids.map(name))}.`,
    cure: 'They are put where the official order has them.',
  }),
  respelled: ({ written, id }, name) => ({
    message: `"${written}" was read as ${name(id)}.`,
    cure: `Exporting the script writes "${id}".`,
  }),
  reworded: ({ id }, name) => ({
    message: `${name(id)} comes with an ability in other words than the published ones. Belfry plays the official character.`,
    cure: 'Exporting the script keeps these words. If it is meant as another character, give it an id of its own.',
  }),
  jinx: ({ rules }) => ({ message: rules.en, cure: null }),
  'left-to-people': ({ id }) => ({ message: `A part is left to people. ${leftToPeople(id, 'en') ?? ''}`, cure: null }),
  'by-hand': ({ ids }, name) => ({ message: `The Storyteller runs ${list(ids.map(name))} by hand.`, cure: null }),
  'not-scored': ({ ids, all }, name) => ({
    message: all
      ? 'None of these characters has difficulty tags, so the score says nothing about this script.'
      : `${list(ids.map(name))}: homebrew, without difficulty tags. The score leaves them out.`,
    cure: 'Give them tags: "tags": ["info", "kill"] in the character, or by id in _meta.',
  }),
  'no-bootlegger': ({ homebrew }, name) => ({
    message: `The script has ${homebrew ? 'homebrew characters' : 'rules of its own'} without the ${name('bootlegger')}.`,
    cure: `Add the ${name('bootlegger')}, so that players look out for them.`,
  }),
};
