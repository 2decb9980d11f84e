import type { Tale } from '../../../packages/storyteller/src/narration/narrate.ts';

export const tale: Tale = {
  begin: [
    '{count} people sit down in a circle. Not all of them mean well.',
    'The gates are shut; {count} remain inside.',
  ],
  'first-night': [
    'The lamps go out for the first time.',
    'Close your eyes: the first night begins.',
    'A first night, and a first secret for everyone.',
  ],
  night: [
    'Dusk falls, and doors are bolted.',
    'Night again. Somebody will not sleep.',
    'The bell tolls; eyes closed, please.',
    'Darkness comes down over the square.',
  ],
  'first-dawn': ['Morning. Everybody is still here.', 'The sun is up, and all of you with it.'],
  'quiet-dawn': [
    'Morning, and nobody is missing.',
    'A quiet night: you are all awake.',
    'The cock crows, and every door opens.',
  ],
  'death-at-dawn': [
    'Morning. {names} did not wake up.',
    'One door stays shut: {names} is dead.',
    'They found {names} by the well, cold.',
    'The night took {names}.',
  ],
  'deaths-at-dawn': ['Morning. The night has taken {names}.', 'Several doors stay shut: {names}.'],
  returned: ['But look who breathes again: {names}.', 'And {names} is back among the living.'],
  'final-dawn': ['Only {count} are left: today decides.', '{count} alive. There may be no tomorrow.'],
  open: [
    'Who has somebody to name?',
    'The square is quiet: nominations are open.',
    'Enough talk. Whom do you suspect?',
  ],
  nominated: [
    '{nominator} points at {nominee}.',
    '{nominator} names {nominee}. Hear the defence.',
    'A finger is raised: {nominator} against {nominee}.',
  ],
  'on-block': [
    '{votes} {votes:vote|votes}: {nominee} is about to die.',
    '{votes} {votes:hand|hands}. The rope waits for {nominee}.',
  ],
  tied: [
    '{votes} {votes:vote|votes}, a tie: nobody is about to die.',
    '{votes} for {nominee} as well: the rope is put away.',
  ],
  spared: [
    '{votes} {votes:vote|votes}, {needed} {needed:was|were} needed: {nominee} steps down.',
    'Only {votes}: {nominee} breathes out.',
  ],
  'secret-vote': ['Close your eyes, all of you, and vote on {nominee}.', 'Eyes shut. Who is for it?'],
  'secret-count': ['The hands are counted. I keep the number.', 'Counted, and not a word about it.'],
  'last-call': ['Anybody else? Last chance.', 'Going once, going twice…', 'One more name, or the day is over.'],
  executed: [
    'The town has spoken: {name} is executed.',
    '{name} climbs the steps.',
    'No more words. {name} is led away.',
  ],
  'nobody-executed': ['Nobody dies by the rope today.', 'The rope stays unused.', 'You go home with clean hands.'],
  survived: ['And yet {name} lives!', 'The rope holds, and so does {name}: alive.'],
  'died-by-day': ['{name} is dead.', '{name} falls.'],
  used: [
    '{name} steps forward as the {character}: {chosen}!',
    '{name}, calling themselves the {character}, picks {chosen}.',
  ],
  nothing: ['Nothing happens.', 'A long silence. Nothing.', 'The birds go on singing.'],
  'good-wins': ['It is over: good has won!', 'Evil is gone from this town. Good wins!'],
  'evil-wins': ['It is over: evil has won!', 'The town belongs to evil now.'],
};
