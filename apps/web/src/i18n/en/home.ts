export const home = {
  'home.lead': 'A town, a Demon, a clock. Find one before the other runs out.',
  'home.join.code': 'Code of the table',
  'home.join.go': 'Sit down',
  'home.join.bad': 'A code has eight letters.',
  'home.open': 'Open a table',
  'home.alone': 'Play now',
  'home.alone.text': 'You, seven bots and a Storyteller that needs no sleep. Nothing to fill in.',
  'home.first': 'Never played? Start here.',
  'home.learn.text': 'A short night and a short day, in five minutes.',
  'home.grimoire.text': 'One device, a real table: the night sheet turns its own pages.',
  'home.scripts.text': 'Read, build, weigh and print.',
  'home.almanac.text': {
    one: '{n} character, who it is and when it wakes.',
    other: '{n} characters, who they are and when they wake.',
  },
} as const;
