import { almanac, type Character, type DifficultyTag } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { categoryOf, scoreBag, swapsForBag } from '../../src/index.ts';

const cast = (ids: string): Character[] => ids.split(' ').map((id) => almanac().character(id));
/** Characters with nothing but these tags. */
const tagged = (...tags: (readonly DifficultyTag[])[]): Character[] =>
  tags.map((own, i) => ({
    ...almanac().character('mayor'),
    id: `c${i}`,
    tags: own.map((tag) => ({ tag, why: 'because the test says so' })),
  }));
const demon = (...tags: DifficultyTag[]): Character => ({ ...tagged(tags)[0]!, id: `demon ${tags}`, team: 'demon' });

describe('the examples of the specification', () => {
  test('example 1: base 3.5, Beginner', () => {
    const score = scoreBag(cast('chef empath fortuneteller undertaker virgin drunk poisoner imp'), 8);
    expect(score.base).toBe(3.5);
    expect(score.category.id).toBe('beginner');
    expect(score.score).toBeCloseTo(2.19, 2);
  });

  test('example 2 with the tags of the almanac: about 7, Intermediate', () => {
    const score = scoreBag(cast('vortox pithag witch nodashii fanggu dreamer barber snakecharmer mathematician'), 9);
    expect(score.score).toBeCloseTo(6.94, 2);
    expect(score.category.id).toBe('intermediate');
  });

  test('example 2 with the tags exactly as it lists them: base 11, Intermediate', () => {
    const listed = [
      demon('kill', 'misinfo'),
      demon('misinfo', 'kill'),
      demon('alignChange'),
      ...tagged(['charChange'], ['charChange'], ['madness'], ['info'], ['info'], []),
    ];
    const score = scoreBag(listed, 9);
    expect(score.base).toBe(11);
    expect(score.category.id).toBe('intermediate');
    // The example adds up two synergies to 13. The fifth rule adds one more, for as many misinformers as informers.
    expect(score.synergies).toBe(3);
  });
});

describe('tags', () => {
  test.each<[string, Character[], number]>([
    ['information counts once', tagged(['info'], ['info'], ['info']), -1],
    ['false information counts each time', tagged(['misinfo'], ['misinfo']), 4],
    ['all Demons together kill once', [demon('kill'), demon('kill', 'info')], 1 - 1],
    ['other killers count each', [demon('kill'), ...tagged(['kill'], ['kill'])], 3],
    ['Travellers count each', tagged(['traveller'], ['traveller']), 2],
    ['help and chaos cancel out', tagged(['fabledHelp'], ['fabledChaos']), 0],
    ['copies of one character count as one', [tagged(['misinfo'])[0]!].flatMap((c) => [c, c, c]), 2],
  ])('%s', (_, characters, base) => {
    expect(scoreBag(characters, 5).base).toBe(base);
  });
});

describe('synergies', () => {
  test.each<[string, Character[], number]>([
    [
      'each misinformer beyond the first adds 1 (and information is poor: 1)',
      tagged(['misinfo'], ['misinfo'], ['misinfo']),
      3,
    ],
    ['one misinformer alone only makes information poor', tagged(['misinfo']), 1],
    ['each killer beyond the Demon adds a half', [demon('kill'), ...tagged(['kill'], ['kill'])], 1],
    ['sides and characters together add 1', tagged(['alignChange'], ['charChange']), 1],
    ['sides alone add nothing', tagged(['alignChange'], ['alignChange']), 0],
    ['protection that outweighs killing takes 1 away', [demon('kill'), ...tagged(['protect'], ['revive'])], -1],
    ['protection that equals killing changes nothing', [demon('kill'), ...tagged(['protect'])], 0],
    [
      'killing heavier by more than 3 adds 1 (beside a half for the extra killer)',
      [demon('kill', 'multiKill'), ...tagged(['kill'])],
      1.5,
    ],
    ['killing heavier by just 3 adds nothing', [demon('kill', 'multiKill')], 0],
    ['twice as much information takes 1 away', tagged(['info'], ['info'], ['misinfo']), -1],
    ['somewhat more information changes nothing', tagged(['info'], ['info'], ['info'], ['misinfo'], ['misinfo']), 1],
    ['as much false information adds 1', tagged(['info'], ['misinfo']), 1],
    ['information without any false takes 1 away', tagged(['info']), -1],
    ['neither changes nothing', tagged([], ['madness']), 0],
  ])('%s', (_, characters, synergies) => {
    expect(scoreBag(characters, 5).synergies).toBe(synergies);
  });
});

test('the border belongs to the easier category', () => {
  expect([5, 5.01, 10, 10.01, 15, 15.01, -3].map((s) => categoryOf(s).id)).toEqual([
    'beginner',
    'intermediate',
    'intermediate',
    'advanced',
    'advanced',
    'chaos',
    'beginner',
  ]);
});

describe('the breakdown', () => {
  const score = scoreBag(cast('chef empath virgin drunk poisoner imp'), 6);
  test('adds up to the score, heaviest first', () => {
    const amounts = score.lines.map((line) => line.amount);
    expect(amounts.reduce((a, b) => a + b, 0)).toBeCloseTo(score.base + score.synergies, 9);
    expect(amounts.map(Math.abs)).toEqual(amounts.map(Math.abs).sort((a, b) => b - a));
  });
  test('says which tag of whom, and why', () => {
    expect(score.lines.map((line) => line.text)).toEqual(
      expect.arrayContaining([
        'information: Chef and Empath (counted once)',
        "false information: Poisoner. Spoils one player's ability every night.",
        '2 sources of false information overlap',
      ]),
    );
  });
});

test('the breakdown speaks Russian', () => {
  const { lines } = scoreBag(cast('chef empath virgin drunk poisoner imp'), 6, 'ru');
  const texts = lines.map((line) => line.text);
  expect(texts).toContain('сведения: Повар и Эмпат (считается один раз)');
  expect(texts).toContain('сведения портят сразу 2 персонажа');
});

test('a single swap moves the category, and the bag stays legal', () => {
  const bag = cast('chef empath fortuneteller undertaker virgin drunk poisoner imp');
  const { easier, harder } = swapsForBag(bag, 8, [...almanac().characters.values()]);
  expect(easier).toBeNull();
  expect(harder?.category.id).toBe('intermediate');
  const after = bag.map((c) => (c === harder?.out ? harder.in : c));
  expect(scoreBag(after, 8)).toMatchObject({ score: harder?.score });
});
