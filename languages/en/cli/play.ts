import type { PlayWords } from '../../../apps/cli/src/commands/play/words.ts';

const TALK = `  tell                      say who you are and all you learned, truthfully
  claim CHARACTER [INFO]    say you are somebody, true or not, with what you learned, true or not:
                              claim chef 1
                              claim empath 0, 1, 1              night after night
                              claim fortune teller ada bruno yes, night 2 ada hugo no
                              claim washerwoman ada bruno monk   (librarian: no)
  ask NAME                  ask 3 what are you, ask ada what did you learn
  whisper NAME WORDS        the same in private: whisper ada what are you, whisper 3 tell, whisper 3 claim chef 1
  accuse NAME, trust NAME, plead (when you are nominated)
  Enter                     you have nothing more to say`;

export const play: PlayWords = {
  youAre: 'You are the',
  told: 'You learn:',
  whispers: 'whispers to you',
  hands: 'hands up:',
  says: 'says:',
  you: 'you',
  thought: 'believed to be the',
  rulings: 'What the Storyteller decided, and why:',
  seed: 'Seed:',
  guest: 'Robin',
  speak: 'Your word (tell, claim, ask, whisper, accuse, trust; ? help; Enter: nothing more)',
  defend: 'You are nominated. Your defence (plead, tell, claim, accuse; Enter: enough said)',
  chair: (name) => `You sit at the table as ${name}. Type ? at any question for help.`,
  kinds: {
    information: 'what was shown',
    registers: 'what somebody passed for',
    redirect: 'who died instead',
    heir: 'who took over',
    'red-herring': 'who seems a Demon',
  },
  nobody: (word) => `Nobody here is called "${word}". Names, their first letters, or the numbers that "who" shows.`,
  whichCharacter: (sheet) => `Which character? ${sheet}`,
  learnsNothing: (character) => `So far the ${character} would have learned nothing. Claim the character alone.`,
  notLearned: (part) => `Such a character could not have learned "${part}". For example: claim chef 1.`,
  yesOrNo: 'y for yes, n or Enter for no.',
  unclear: 'That is not possible here. Names, their first letters or their numbers, please; ? for help.',
  help: `At every question: ? this help, who (the table), notes (what you learned), quit.\nPlayers are called by name, by the first letters, or by the number that who shows.\nIn the discussion:\n${TALK}`,
  talkHelp: TALK,
  alignments: { good: 'good', evil: 'evil' },
  left: (seed) => `You leave the table. The same game again: belfry play --seed ${seed}`,
  choose: ({ min, max }, from) =>
    `Choose ${max === 1 ? 'a player' : `${min === 0 ? 'up to ' : ''}${max} players`}: ${from} (${min === 0 ? 'none: nobody; ' : ''}Enter: let chance decide)`,
  chooseCharacters: ({ min, max }, from) =>
    `Choose ${max === 1 ? 'a character' : `${min === 0 ? 'up to ' : ''}${max} characters`}: ${from} (${min === 0 ? 'none: no character; ' : ''}Enter: let chance decide)`,
  chooseYesOrNo: 'Yes or no? y/n (Enter: let chance decide)',
  chooseOne: (of) => `Which one? ${of} (Enter: let chance decide)`,
  say: 'In your own words (Enter: nothing)',
  nobodyAtAll: 'nobody',
  another: (given, min, max) => `${given} so far, ${min} to ${max} possible. One more? y/N`,
  vote: (name, up) => `Vote against ${name}?${up === '' ? '' : ` (up: ${up})`} y/N`,
  act: (nominate, use) =>
    `${[nominate ? 'n NAME (nominate)' : '', use ? 'u [CHARACTER] [NAME or words] (use your ability)' : ''].filter(Boolean).join(', ')}, Enter: wait`,
};
