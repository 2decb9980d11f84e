import { cast } from '@belfry/characters';
import { Game, type Json } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor, type Situation, type Utterance } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { seatCalled } from '../src/commands/play/seats.ts';
import { parseTalk } from '../src/commands/play/talk.ts';
import { WORDS } from '../src/commands/play/words.ts';

const ME = 0;
const script = tableScript(builtinScript('trouble-brewing')!);

/** A table of eight on the given day, where the person in the first chair is about to speak. */
function onDay(day: number, seed = 'parlour') {
  const table = new BotTable({
    game: new Game(dealGame(script, 8, seed), cast),
    seed,
    policy: (board) => policyFor('first', { seed, board }),
    bot: (seat) => (seat === ME ? null : BOTS.novice),
  });
  const play = table.play();
  let step = play.next();
  while (step.done !== true && (step.value.for !== 'talk' || table.board.view.day < day)) {
    const { value: asked } = step;
    step = play.next(asked.for === 'talk' ? [] : asked.prompt.kind === 'choose' ? choice(asked.prompt) : null);
  }
  if (step.done === true) throw new Error(`The game "${seed}" ended before day ${day}.`);
  const situation: Situation = table.chairs[ME]!;
  const names = table.game.state.seats.map((s) => s.name);
  return {
    table,
    play,
    names,
    type: (line: string, lang: 'en' | 'ru' = 'en') => parseTalk(line, situation, names, lang),
  };
}

const choice = (prompt: Parameters<typeof BOTS.random.answer>[0]): Json =>
  prompt.options.pick === 'players' ? prompt.options.from.slice(0, prompt.options.min) : null;

const claimIn = (said: readonly Utterance[] | string) => {
  const remark = typeof said === 'string' ? null : said[0]?.remark;
  if (remark?.say !== 'claim') throw new Error(`No claim: ${JSON.stringify(said)}`);
  return remark.claim;
};

describe('invented information', () => {
  const { type } = onDay(1);
  test.each([
    ['claim chef 1', 'chef', { says: 'number', number: 1 }, []],
    ['claim the Chef, I saw 2', 'chef', { says: 'number', number: 2 }, []],
    ['claim empath 0', 'empath', { says: 'number', number: 0 }, []],
    ['claim fortune teller bruno 4 yes', 'fortuneteller', { says: 'yes', yes: true }, [1, 3]],
    [
      'claim washerwoman bruno clara fortune teller',
      'washerwoman',
      { says: 'one-of', players: [1, 2], character: 'fortuneteller' },
      [],
    ],
    ['claim librarian none', 'librarian', { says: 'none', team: 'outsider' }, []],
    [
      'claim investigator clara or dmitri is the scarlet woman',
      'investigator',
      { says: 'one-of', players: [2, 3], character: 'scarletwoman' },
      [],
    ],
  ])('"%s"', (line, character, info, chosen) => {
    const claim = claimIn(type(line));
    expect(claim.character).toBe(character);
    expect(claim.learned).toEqual([{ night: 1, chosen, info }]);
  });

  test('in Russian', () => {
    const claim = claimIn(type('я повар 1', 'ru'));
    expect(claim).toMatchObject({ character: 'chef', learned: [{ night: 1, info: { says: 'number', number: 1 } }] });
  });

  test('a character alone claims no information', () => {
    expect(claimIn(type('claim chef')).learned).toEqual([]);
    expect(claimIn(type('claim soldier')).character).toBe('soldier');
  });

  test('several nights in order, then the next one, then a correction', () => {
    const { type, table } = onDay(3, 'parlour 4');
    const say = (line: string) => {
      const said = type(line);
      const { learned } = claimIn(said);
      table.say((said as readonly Utterance[])[0]!);
      return learned.map(({ night, info }) => [night, info.says === 'number' ? info.number : null]);
    };
    const nights = say('claim empath 0, 1');
    expect(nights).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(say('claim empath 2')).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(say('claim empath night 1 1')).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  test.each([
    ['claim chef 9', WORDS.en.notLearned('9')],
    ['claim chef bruno', WORDS.en.notLearned('bruno')],
    ['claim empath 0, 1', WORDS.en.notLearned('1')],
    ['claim soldier 1', WORDS.en.learnsNothing('Soldier')],
    ['claim wizard', /Which character\? .*Chef/],
  ])('"%s" is explained, not said', (line, explanation) => {
    expect(type(line)).toEqual(typeof explanation === 'string' ? explanation : expect.stringMatching(explanation));
  });
});

describe('asking', () => {
  test.each([
    ['ask 3 what are you', { say: 'ask', seat: 2, what: 'character' }],
    ['ask 3 what did you learn', { say: 'ask', seat: 2, what: 'learned' }],
    ['ask clara', { say: 'ask', seat: 2, what: 'character' }],
    ['спросить 3 что узнала', { say: 'ask', seat: 2, what: 'learned' }],
  ])('"%s"', (line, remark) => {
    // A seed whose third player has claimed nothing yet.
    expect(onDay(1, 'asking').type(line)).toMatchObject([{ from: ME, to: 'everyone', remark }]);
  });

  test('whoever is asked answers at once, and the person may go on', () => {
    const { type, play, table } = onDay(1);
    const before = table.board.talk.length;
    const { value: asked } = play.next(type('ask 3 what are you') as readonly Utterance[]);
    expect(table.board.talk.slice(before).map((u) => [u.from, u.remark.say])).toEqual([
      [ME, 'ask'],
      [2, 'claim'],
    ]);
    expect(asked).toMatchObject({ for: 'talk', situation: { seat: ME } });
  });

  test('nobody of that name is said so', () => {
    expect(onDay(1).type('ask zelda')).toBe(WORDS.en.nobody('zelda'));
    expect(onDay(1).type('whisper 99 tell')).toBe(WORDS.en.nobody('99'));
  });
});

describe('whispers', () => {
  test('a question in private is answered in private', () => {
    const { type, play, table } = onDay(1);
    const heard = table.board.talk.length;
    play.next(type('whisper 3 what are you') as readonly Utterance[]);
    expect(table.board.talk).toHaveLength(heard);
    const between = table.chairs[ME]!.whispers.filter((u) => u.from === 2 || u.from === ME);
    expect(between.map((u) => [u.from, u.to, u.remark.say])).toEqual([
      [ME, [2], 'ask'],
      [2, [ME], 'claim'],
    ]);
    for (const { seat, whispers } of table.chairs) {
      if (seat !== ME && seat !== 2)
        expect(whispers.some((u) => u.from === ME || u.to.toString() === `${ME}`)).toBe(false);
    }
  });

  test('claims and the truth can be whispered', () => {
    const { type } = onDay(1);
    expect(type('whisper bruno claim chef 1')).toMatchObject([
      { to: [1], remark: { say: 'claim', claim: { character: 'chef' } } },
    ]);
    expect(type('w 2 tell')).toMatchObject([{ to: [1], remark: { say: 'claim' } }]);
  });
});

test('nonsense asks for help, and nothing typed is silence', () => {
  const { type } = onDay(1);
  expect(type('hello there')).toBe('');
  expect(type('')).toEqual([]);
});

test('seats answer to numbers, names and first letters', () => {
  const names = ['Ada', 'Bruno', 'Brunhild'];
  expect(['1', '#3', 'bru', 'brunhild', 'x', '4', ''].map((word) => seatCalled(word, names))).toEqual([
    0,
    2,
    1,
    2,
    null,
    null,
    null,
  ]);
});

test.each(['en', 'ru'] as const)('help in %s lists every way to speak', (lang) => {
  const words =
    lang === 'en'
      ? ['tell', 'claim', 'ask', 'whisper', 'accuse', 'trust']
      : ['правда', 'я РОЛЬ', 'спросить', 'шепнуть', 'обвинить', 'верю'];
  for (const word of words) expect(WORDS[lang].help).toContain(word);
});
