import type { Phrases } from './phrase.ts';

export const ENGLISH: Phrases = {
  claim: [
    'I am the {character}.',
    'My token says {character}.',
    'Since you ask: {character}.',
    'I drew the {character}.',
  ],
  claimAgain: ['Still the {character}.', 'News from the {character}.', 'The {character} again.'],
  claimHidden: ['I keep that to myself for now.', 'Not yet.'],
  accuse: ['I do not trust {name}: {because}.', '{name} worries me: {because}.', 'Look at {name}: {because}.'],
  vouch: ['I believe {name}: {because}.', '{name} is fine by me: {because}.'],
  askCharacter: [
    '{name}, what are you?',
    'We have not heard from {name}. Who are you?',
    '{name}, your turn: which token?',
  ],
  askLearned: ['{name}, what did you learn?', '{name}, anything new from the night?'],
  plead: [
    'You have the wrong one.',
    'Kill me and you lose a friend.',
    'It was not me, think again.',
    'Spend this rope on somebody else.',
    'I have told you what I know. Please use it.',
    'The Demon is laughing at this.',
    'Not me, and tomorrow you will see it.',
    'I would rather live, and so would you if you were me.',
  ],
  plan: ['Our stories: {plan}.', 'Let us say: {plan}.'],
  because: {
    clash: '{with} says they are the {character} too',
    told: 'what {by} learned as the {character} points there',
    cleared: 'what {by} learned as the {character} speaks for them',
    'cannot-be': 'what they tell cannot be true',
    'died-at-night': 'the Demon wanted them gone',
    proven: 'we all saw the proof',
    quiet: 'they have told us nothing',
    'left-alive': 'odd that the Demon still lets the {character} live',
    vote: 'they kept their hand down over {nominee}',
    hunch: 'it is only a feeling',
  },
  ownReason: 'I have my reasons from the night',
  ownClash: 'they say they are the {character}, and that is me',
  night: 'Night {night}:',
  info(info, chosen, name, character, team) {
    const asked = chosen.length === 0 ? '' : `I asked about ${chosen.join(' and ')}, `;
    if ('number' in info) return `${asked}I saw ${info.number}.`;
    if ('yes' in info) return `${asked}the answer was ${info.yes ? 'yes' : 'no'}.`;
    if ('players' in info) return `${info.players.map(name).join(' or ')} is the ${character(info.character)}.`;
    if ('none' in info) return `there is no ${team(info.none)}.`;
    if ('character' in info) return `${asked}I saw the ${character(info.character)}.`;
    if ('player' in info) return `${asked}I was shown ${name(info.player)}.`;
    if ('text' in info) return info.text;
    return 'I saw more than I can say.';
  },
};
