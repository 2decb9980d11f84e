import type { OwnEntry } from '@belfry/almanac';
import type { OwnJinx } from '@belfry/characters';
import { character, except, jinx } from '@belfry/engine';

export const entry: OwnEntry = {
  name: 'Hexer',
  team: 'minion',
  ability: 'Each night you pick a player: whoever nominates them tomorrow dies.',
  reminders: ['Hexed'],
  firstNight: { after: 'poisoner', does: 'The Hexer points at a player. Lay the Hexed token there.' },
  otherNight: { after: 'poisoner', does: 'The Hexer points at a player. Move the Hexed token there.' },
  tags: [{ tag: 'kill', why: 'It may kill a nominator every day.' }],
  icon: 'witch-flight',
  ru: {
    name: 'Порчун',
    ability: 'Каждую ночь вы выбираете игрока: кто выдвинет его завтра, умрёт.',
    reminders: ['Порча'],
    firstNight: 'Порчун указывает на игрока. Положите туда жетон «Порча».',
    otherNight: 'Порчун указывает на игрока. Переложите туда жетон «Порча».',
  },
};

/** Each night you pick a player: whoever nominates them tomorrow dies. */
export const hexer = character('hexer', {
  wakes: 'each',
  *act({ choosePlayer, mark }) {
    mark('hexed', yield* choosePlayer(), { until: 'dusk' });
  },
  on: {
    *nominated({ markedByMe, players, kill }, { nominee, nominator }) {
      // The Storyteller may nominate too, and cannot be hexed.
      if (markedByMe(nominee, 'hexed') && players().includes(nominator)) yield* kill(nominator);
    },
  },
});

export const jinxes: readonly OwnJinx[] = [
  {
    rule: 'A hex does nothing on the Virgin.',
    ru: 'На Девственнице порча не действует.',
    definition: jinx('hexer', 'virgin', {
      when: 'script',
      instead: {
        hexer: ({ on }) => ({ on: except(on, 'nominated', ({ is }, { nominee }) => is(nominee, 'virgin')) }),
      },
    }),
  },
];
