export const learn = {
  'learn.begin': 'Sit down, I will show you',
  'learn.names': 'Ada, Bruno, Clara, Dmitri, Edith, Felix, Greta',
  'learn.rule.1':
    'Most of the town is good. A few are evil: one Demon, and its Minions. Evil knows its own; good knows nobody.',
  'learn.rule.2': 'By night the Demon kills, and others learn or do things in secret.',
  'learn.rule.3': 'By day everybody talks, the dead too. Then you name suspects, vote, and execute one at most.',
  'learn.rule.4': 'Good wins when the Demon is dead. Evil wins when only two are left alive.',
  'learn.night': 'Night. Look at your token, then sleep. Nobody else sees it.',
  'learn.choose':
    'You are woken. Touch two players: you will learn whether the Demon is one of them. Mind that one good player always looks like the Demon to you.',
  'learn.choose-again': 'Another night, another pair. Compare it with the last answer.',
  'learn.day':
    'Morning. Read under Talk what the others say; some of it is a lie. Press a seat to note a guess. When you have heard enough, press “I’m ready”.',
  'learn.day-again': 'Somebody may have died. The dead still talk, and have one vote left for the whole game.',
  'learn.nominate':
    'Who is the Demon? Nominate somebody: once a day, and anybody you like. Or press “I’m ready” and sleep on it.',
  'learn.vote': 'Your hand: up or down. It takes half of the living. In a moment the hands are counted.',
  'learn.sweep': 'The hand of the clock goes round and counts. What it has passed is settled.',
  'learn.nominated': 'Not enough hands, this time. You have had your nomination for today: press “I’m ready”.',
  'learn.block': 'Enough hands: that one is about to die. Press “I’m ready” to see it done.',
  'learn.dead': 'You are dead, which is no excuse. Talk, and keep your one vote for when it counts.',
  'learn.over.good': 'The Demon is dead and the town lives. That is all there is to it, apart from everything else.',
  'learn.over.evil': 'The Demon has outlasted you. It happens to the best. Try once more.',
  'learn.say.1': 'I cook. No two evil players sit side by side, I was told.',
  'learn.say.2': 'I would rather listen first. Bruno talks too readily, if you ask me.',
  'learn.say.3': 'I look after one of you at night. I shall not say whom.',
  'learn.say.4': 'I wash clothes. One of Felix and Greta is the Soldier, I am sure of it.',
  'learn.say.5': 'I am hard to kill. Leave me for later.',
  'learn.say.6': 'Execute somebody, and tomorrow I can say who they were.',
} as const;
