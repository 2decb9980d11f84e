import type { Character, DifficultyTag } from '@belfry/almanac';

/** What is known of a character before it is written: the almanac's entry, or what the call says. */
export type Sketch = Pick<Character, 'id' | 'name' | 'team' | 'ability' | 'firstNight' | 'otherNight' | 'setup'> & {
  readonly tags: readonly DifficultyTag[];
};

/** A part of a definition, with what it needs and why it was chosen. */
interface Part {
  readonly lines: readonly string[];
  readonly engine?: readonly string[];
  readonly information?: readonly string[];
  readonly because: string;
}

export interface Skeleton {
  readonly source: string;
  /** Why these parts, one sentence each. */
  readonly because: readonly string[];
}

const wakesOn = ({ firstNight, otherNight }: Sketch): 'first' | 'other' | 'each' | null => {
  if (firstNight === null) return otherNight === null ? null : 'other';
  return otherNight === null ? 'first' : 'each';
};

/** What a character does when woken, by the first of its tags that says something about it. */
const BY_NIGHT: readonly (readonly [readonly DifficultyTag[], Part])[] = [
  [
    ['info', 'onceInfo'],
    {
      lines: [
        '  chooses: somePlayers(1),',
        "  learns: nod((world, [player]) => (player === undefined ? 'no' : world.isEvil(player))),",
      ],
      engine: ['somePlayers'],
      information: ['nod'],
      because:
        'It tells something: `learns` says what could be shown and when it is true; `chooses` if its player picks.',
    },
  ],
  [
    ['kill', 'multiKill'],
    {
      lines: ['  *act({ choosePlayer, kill }) {', '    yield* kill(yield* choosePlayer());', '  },'],
      because: 'It kills at night: `act` with `choosePlayer` and `kill`.',
    },
  ],
  [
    ['protect'],
    {
      lines: [
        '  *act({ choosePlayer, mark }) {',
        '    const ward = yield* choosePlayer({ notMyself: true });',
        "    mark('safe', ward, { data: { from: 'demon' }, until: 'dawn' });",
        '  },',
      ],
      because: 'It protects at night: `act` lays a `safe` token until dawn.',
    },
  ],
  [
    ['misinfo'],
    {
      lines: [
        '  *act({ choosePlayer, mark }) {',
        "    mark('poisoned', yield* choosePlayer(), { until: 'dusk' });",
        '  },',
      ],
      because: 'It spoils information: `act` lays a `poisoned` or `drunk` token until dusk.',
    },
  ],
];

const WHEN_WOKEN: Part = {
  lines: ['  *act({ choosePlayer, mark }) {', "    mark('chosen', yield* choosePlayer());", '  },'],
  because: 'Its player is woken: `act` says what happens then.',
};

/** What a character is that nobody is woken for. */
const BY_DAY: readonly (readonly [readonly DifficultyTag[], Part])[] = [
  [
    ['kill', 'multiKill', 'onceInfo'],
    {
      lines: [
        '  action: action({',
        '    asks: aPlayer(),',
        '    *use({ works, spend, kill, nothingHappens }, target) {',
        '      const worked = works();',
        '      spend();',
        '      if (!worked || target === null || !(yield* kill(target))) nothingHappens();',
        '    },',
        '  }),',
      ],
      engine: ['action', 'aPlayer'],
      because:
        'No night has a place for it, and it kills or proves something once: `action` is what anybody may claim by day.',
    },
  ],
  [
    ['protect'],
    {
      lines: ["  aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'demon' } }],"],
      because: 'It protects without waking: `aura` holds for as long as the ability works.',
    },
  ],
  [
    ['misinfo'],
    {
      lines: ["  registers: { alignment: 'evil' },"],
      because: 'It misleads without waking: `registers` says what its player may pass for.',
    },
  ],
];

const NOTHING: Part = {
  lines: [],
  because:
    'Neither a night nor a tag says what it does: stages (`on`), `voting`, or nothing where only the set-up changes.',
};

function partsOf(sketch: Sketch): Part[] {
  const wakes = wakesOn(sketch);
  const fits = ([tags]: readonly [readonly DifficultyTag[], Part]) => tags.some((tag) => sketch.tags.includes(tag));
  if (wakes === null) return [BY_DAY.find(fits)?.[1] ?? NOTHING];
  const nights = { first: 'the first night', other: 'other nights', each: 'every night' }[wakes];
  const waking: Part = {
    lines: [`  wakes: '${wakes}',`],
    because: `The almanac has a place for it on ${nights}: \`wakes: '${wakes}'\`.`,
  };
  return [waking, BY_NIGHT.find(fits)?.[1] ?? WHEN_WOKEN];
}

/** The ability without what it changes in the bag: that is the almanac's data. */
export const abilityOf = ({ ability }: Sketch): string => ability.replace(/\s*\[[^\]]*\]\s*$/, '').trim();

/** Where a definition stands, and what stands there with it. */
interface Place {
  /** Where `nod` and the like come from. */
  readonly information: string;
  readonly imports: readonly string[];
  readonly above: readonly string[];
}

const IN_BELFRY: Place = { information: '../information.ts', imports: [], above: [] };

/** A file of a folder of one's own has the page of the almanac in it. */
const inOwnFolder = (sketch: Sketch): Place => ({
  information: '@belfry/characters',
  imports: ["import type { OwnEntry } from '@belfry/almanac';"],
  above: [
    'export const entry: OwnEntry = {',
    `  name: '${sketch.name}',`,
    `  team: '${sketch.team}',`,
    `  ability: '${sketch.ability}',`,
    "  firstNight: { after: 'dusk', does: 'What the Storyteller does.' },",
    "  otherNight: { after: 'dusk', does: 'What the Storyteller does.' },",
    '};',
    '',
  ],
});

/** A definition that compiles and plays, to be made true. */
export const skeleton = (sketch: Sketch): Skeleton => skeletonAt(IN_BELFRY, sketch);

/** The same for a folder of one's own. */
export const ownSkeleton = (sketch: Sketch): Skeleton => skeletonAt(inOwnFolder(sketch), sketch);

function skeletonAt(place: Place, sketch: Sketch): Skeleton {
  const { id } = sketch;
  const parts = partsOf(sketch);
  const lines = parts.flatMap((part) => part.lines);
  const engine = ['character', ...parts.flatMap((part) => part.engine ?? [])].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  const information = parts.flatMap((part) => part.information ?? []);
  const source = [
    ...place.imports,
    `import { ${engine.join(', ')} } from '@belfry/engine';`,
    ...(information.length === 0 ? [] : [`import { ${information.join(', ')} } from '${place.information}';`]),
    '',
    ...place.above,
    `/** ${abilityOf(sketch)} */`,
    ...(lines.length === 0
      ? [`export const ${id} = character('${id}', {});`]
      : [`export const ${id} = character('${id}', {`, ...lines, '});']),
    '',
  ].join('\n');
  return { source, because: parts.map((part) => part.because) };
}
