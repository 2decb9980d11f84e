import type { RulingCatalogue } from '../../../packages/almanac/src/rulings/rulings.ts';

const an = (noun: string) => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const rulings: RulingCatalogue = {
  rulings: {
    'go-on': {
      asks: ({ name }) => (name === '' ? 'All is dealt. Let night fall?' : `${name} has acted. Go on?`),
      why: 'Nothing is left to decide; the table must not notice that.',
    },
    'hands-counted': {
      asks: 'The hands are counted. Go on?',
      why: 'Nothing is left to decide; the table must not notice that.',
    },
    information: {
      asks: ({ name, character }) => `What does ${name} (${character}) learn?`,
      why: 'The ability works, so this is true.',
    },
    'own-words': {
      asks: ({ name }) => `Your own words for ${name}`,
      why: 'Whatever the Storyteller wants to say.',
    },
    bluffs: { asks: 'Three bluffs for the Demon', why: 'Not in play, and nobody believes to be one of them.' },
    'evil-info': {
      asks: ({ name }) => `Is ${name} told about the evil team now?`,
      why: 'The evil team usually knows itself.',
    },
    registers: {
      asks: ({ name, character, as }) => `Does ${name} register as ${as} to the ${character}?`,
      why: 'Nobody registers falsely unless the Storyteller wants it.',
    },
    believes: {
      asks: ({ name, character }) => `What does ${name} (${character}) believe to be?`,
      why: 'Something that nobody else is.',
    },
    'death-at-will': {
      asks: ({ name }) => `The Demon has picked ${name}. Who dies?`,
      why: 'The Demon has chosen them.',
    },
    'further-death': { asks: 'Does anybody else die tonight?', why: 'Nobody else has to die.' },

    choice: {
      asks: ({ character }) => `Your choice for the ${character}’s ability`,
      why: 'The first that is allowed.',
    },

    'red-herring': { asks: ({ name }) => `Who is the red herring of ${name}?`, why: 'Any good player will do.' },
    redirect: {
      asks: ({ name }) => `${name} would die. Who dies?`,
      why: 'The one who was attacked dies, unless somebody else would be better.',
    },
    heir: {
      asks: ({ name }) => `Who takes over from ${name}?`,
      why: 'A living Minion takes over, if there is one.',
    },

    'who-is-drunk': { asks: ({ character }) => `Who is drunk (${character})?`, why: 'Any of them will do.' },
    grandchild: { asks: ({ name }) => `Who is the grandchild of ${name}?`, why: 'Any good player will do.' },
    'gossip-true': {
      asks: ({ name }) => `Is it true what ${name} said in public?`,
      why: 'Only you can say whether it was true.',
    },
    'gossip-kill': {
      asks: 'The gossip was true. Who dies?',
      why: 'Somebody who will really die, and decides nothing.',
    },
    'tinker-dies': {
      asks: ({ name, character }) => `Does ${name} (${character}) die now?`,
      why: 'There is no hurry: it can be any night, or never.',
    },
    'pacifist-saves': {
      asks: ({ character }) => `Does the executed player live, thanks to the ${character}?`,
      why: 'Once in a game is about right.',
    },
    'false-minions': {
      asks: ({ name }) => `Who are shown to ${name} as Minions?`,
      why: 'They need not be Minions.',
    },
    regurgitated: {
      asks: ({ character }) => `Does the ${character} bring somebody back to life?`,
      why: 'Once in a game is plenty.',
    },

    twin: { asks: ({ name }) => `Who is the twin of ${name}?`, why: 'Any player of the other side will do.' },
    demon: { asks: ({ character }) => `Which Demon (${character})?`, why: 'Any living Demon.' },
    'who-is-poisoned': {
      asks: ({ character }) => `Who is poisoned (${character})?`,
      why: 'The nearest Townsfolk on either side of the dead Minion.',
    },

    'amnesiac-ability': {
      asks: ({ name }) => `Which ability does ${name} have?`,
      why: 'The rules can play this one; none of them if you write your own.',
    },
    'amnesiac-text': {
      asks: ({ name }) => `The ability of ${name}, in your words`,
      why: 'Something that can be found out.',
    },
    'minion-ability': {
      asks: ({ name }) => `Which Minion’s ability does ${name} have?`,
      why: 'No Minion in play has it.',
    },
    'storyteller-ability': { asks: 'Which Minion’s ability do you gain?', why: 'No Minion in play has it.' },
    'gains-ability': {
      asks: ({ character }) => `Which Minion gains the ability (${character})?`,
      why: 'A Minion who lives.',
    },
    'evil-townsfolk': { asks: 'Which Townsfolk turns evil?', why: 'Nobody has to turn evil.' },
    'learns-legion': { asks: ({ name }) => `Does ${name} learn that they are Legion?`, why: 'They need not be told.' },
    marionette: { asks: 'Who is the Marionette from now on?', why: 'Somebody beside the Demon.' },
    summoned: { asks: 'Whom does the Summoner make the Demon?', why: 'A living player who is good so far.' },
    'choose-again': { asks: ({ name }) => `Must ${name} choose again?`, why: 'They may do as they like.' },
    gift: { asks: 'Which good ability does the Demon have?', why: 'Nobody else has it.' },
    'spared-demon': { asks: 'Which Demon is spared?', why: 'Without a Demon the game would be over.' },
    spared: { asks: 'Who else is spared?', why: 'With the Demon, they are the three who are left.' },
    meal: {
      asks: ({ name }) => `Whose ability does ${name} believe to have eaten?`,
      why: 'What they said they were.',
    },
    'cult-leader-side': {
      asks: ({ name }) => `On which side is ${name} from now on?`,
      why: 'Nobody changes who need not.',
    },
    'new-character': { asks: ({ character }) => `Which new character (${character})?`, why: 'Not in play so far.' },
    'new-farmer': { asks: ({ character }) => `Who is the next ${character}?`, why: 'Any good player who lives.' },
    advice: {
      asks: ({ name }) => `Your advice for ${name}`,
      why: 'Somebody who can really be trusted, or cannot if the ability does not work.',
    },
    babysitter: { asks: ({ character }) => `Who holds the token of ${character}?`, why: 'They could not agree.' },
    row: { asks: 'Who else sits in the row of Minions?', why: 'The row grows on its shorter side.' },
    minion: { asks: 'Which Minion do they become?', why: 'Each Minion is there once.' },
    'faux-paw': {
      asks: ({ character }) => `Which good player seems evil (${character})?`,
      why: 'Any good player will do.',
    },
    word: { asks: ({ name }) => `The secret word for ${name}`, why: 'Nobody says it by accident.' },
    'ojo-copy': { asks: 'Several are that character. Who dies?', why: 'Only one of them dies.' },
    'ojo-kill': {
      asks: 'Nobody is that character. Who dies?',
      why: 'Nobody is that character: a living good player dies.',
    },
    model: { asks: ({ name }) => `Whom does ${name} take after?`, why: 'Whoever is that character.' },
    'pixie-was-mad': {
      asks: ({ name }) => `Was ${name} mad that they are that character?`,
      why: 'They have the benefit of the doubt.',
    },
    'most-responsible': {
      asks: ({ name }) => `Was ${name} the one most responsible for the loss?`,
      why: 'Only you can say whose doing it was; it has to be theirs more than anybody else’s.',
    },
    'roshambo-lost': { asks: ({ name }) => `Does ${name} lose this round?`, why: 'A draw is no loss.' },
    'puzzle-drunk': {
      asks: ({ name }) => `Who is drunk because of ${name}?`,
      why: 'Most often it is a Townsfolk.',
    },
    'next-nominee': { asks: 'Who is nominated next?', why: 'They are next.' },
    know: { asks: ({ character }) => `Who knows that a ${character} is in play?`, why: 'A good player has to know.' },
    'wish-granted': {
      asks: ({ name }) => `Is the wish of ${name} granted?`,
      why: 'Only people can make a wish come true.',
    },
    'wish-price': {
      asks: ({ name }) => `What does the wish cost ${name}? Nothing if you leave it empty.`,
      why: 'A wish may be free.',
    },
    phrase: { asks: ({ name }) => `The secret phrase for ${name}`, why: 'Plain words that nobody notices.' },
    'babble-kill': {
      asks: 'The phrase was said. Who dies?',
      why: 'The phrase was said, and somebody good dies of it.',
    },
    'night-death': {
      asks: ({ character }) => `Does anybody die tonight (${character})?`,
      why: 'Nobody has to die.',
    },

    'apprentice-ability': { asks: ({ name }) => `Which ability does ${name} learn?`, why: 'Nobody else has it.' },
    'barista-player': {
      asks: ({ character }) => `Whom does the ${character} serve?`,
      why: 'Whoever needs a coffee most.',
    },
    'acts-twice': {
      asks: 'Do they act twice? If not, they are sober and healthy.',
      why: 'One cup sobers up, two let them act twice.',
    },
    'who-changes': {
      asks: ({ character }) => `Who becomes another character (${character})?`,
      why: 'A good player, so that the game goes on.',
    },
    'was-funny': {
      asks: ({ name }) => `Was ${name} funny today?`,
      why: 'Only you can say whether anybody laughed; be forgiving.',
    },
    amigo: { asks: ({ name }) => `Who is the amigo of ${name}?`, why: 'Anybody on the same side will do.' },
    'both-die': {
      asks: ({ name }) => `Do ${name} and the visited player die?`,
      why: 'Nobody has to; never if it would end the game.',
    },
    'scapegoat-instead': {
      asks: ({ name }) => `Is ${name} executed instead?`,
      why: 'Best before the last day; always for a Demon.',
    },

    doom: {
      asks: ({ character }) => `Who dies of the ${character}?`,
      why: 'Somebody on the side of whoever called.',
    },
    'final-day': { asks: 'Is this the final day?', why: 'With three alive the day decides the game.' },
    revolutionary: {
      asks: 'Which two neighbours are on the same side for the whole game?',
      why: 'They and the next player clockwise are on one side.',
    },
    'both-turn': {
      asks: 'Do both of the pair change sides? If not, neither does.',
      why: 'One of the two cannot turn alone.',
    },
    favoured: {
      asks: ({ character }) => `Which good character does the ${character} protect?`,
      why: 'Whom the script is about.',
    },
    'ventriloquist-saves': {
      asks: ({ character }) => `Does the ${character} keep them alive?`,
      why: 'Only people hear who claims to be somebody new.',
    },
    'false-info': {
      asks: ({ character }) => `Which visitor of the ${character} is told a wrong number?`,
      why: 'One of the three is, and none of them knows which.',
    },
    hat: { asks: 'Who wears the hat?', why: 'It may stay where it is.' },
    'new-traveller': {
      asks: 'Which Traveller does the player who has just died come back as?',
      why: 'They go on as a Traveller.',
    },
    'left-knave-lies': {
      asks: 'Is the Storyteller on the left the one who lies?',
      why: 'One of the two lies, and no player knows which.',
    },
    'knaves-switch': {
      asks: 'Do the liar and the truthful Storyteller switch?',
      why: 'Once in the game, best when somebody has found out who lies.',
    },
  },
  reasons: {
    'who-is-drunk courtier': 'Whoever is that character.',
    'who-is-drunk innkeeper': 'One who is good, and not the Innkeeper.',
    'who-is-drunk philosopher': 'One of those who are that character is drunk, the living first.',
    'who-is-drunk sailor': 'A Townsfolk drinks more than the Sailor, anybody else less.',
    'who-is-drunk sweetheart': 'Usually a living Townsfolk.',
    'who-changes plaguedoctor': 'Somebody with whom the game goes on.',
    'who-changes pithag': 'A good player who lives, and not the one whom the Pit-Hag has picked.',
    'new-character cacklejack': 'Of the same kind.',
    'new-character engineer': 'Any of those that were named.',
  },
  as: (guise, { team, character }) =>
    'team' in guise ? an(team(guise.team)) : 'character' in guise ? `the ${character}` : guise.alignment,
};
