import type { CharacterId } from '@belfry/almanac';
import {
  aCharacter,
  aPlayer,
  both,
  type Context,
  except,
  type JinxDefinition,
  jinx,
  type Play,
  pass,
  perhaps,
  prevent,
  registrationTo,
  type SeatId,
} from '@belfry/engine';
import { anybody, summon, type Wish } from '../summoning.ts';
import { makeMinion } from '../turned-minion.ts';

const SUMMONING = 3;

/** The Summoner seems the Demon to the Clockmaker. */
export const summonerClockmaker = jinx('summoner', 'clockmaker', {
  when: 'play',
  instead: {
    summoner: (summoner) => ({
      registers: (asker) =>
        asker === 'clockmaker' ? { teams: ['demon'], always: true } : registrationTo(summoner, asker),
    }),
  },
});

/** What the Summoner alive cannot do on the third night, the Storyteller does. */
const storytellerSummons = (bereaver: CharacterId): JinxDefinition =>
  jinx('summoner', bereaver, {
    when: 'play',
    adds: {
      *atPlace(context) {
        const { night, living, is, atWork, livingDemons } = context;
        if (night() !== SUMMONING || livingDemons().length > 0 || atWork('summoner').length > 0) return;
        if (living().some((player) => is(player, 'summoner'))) yield* summon(context, anybody(context));
      },
    },
  });

export const summonerCourtier = storytellerSummons('courtier');
export const summonerPreacher = storytellerSummons('preacher');

/** A living Summoner who was made somebody else leaves the summoning to the Storyteller. */
export const summonerEngineer = jinx('summoner', 'engineer', {
  when: 'script',
  instead: {
    summoner: ({ on }) => ({ on: except(on, 'becoming', ({ inPlay }) => inPlay('engineer')) }),
  },
  adds: {
    on: {
      *became({ isAlive, inPlay, livingDemons, remember }, { seat, from, to }) {
        if (from !== 'summoner' || to === from || !isAlive(seat) || livingDemons().length > 0) return;
        if (inPlay('engineer') && !inPlay(from)) remember('owed', true);
      },
    },
    *atPlace(context) {
      const { night, memory, livingDemons } = context;
      if (night() !== SUMMONING || memory().owed !== true || livingDemons().length > 0) return;
      yield* summon(context, anybody(context));
    },
  },
});

/** If the Summoner makes a Demon while another lives, the Storyteller says who dies tonight. */
const secondDemon = (maker: CharacterId): JinxDefinition =>
  jinx('summoner', maker, {
    when: 'script',
    adds: {
      on: {
        *became({ teamOf, livingDemons, isMarked, deathsAtWill }, { seat, to, because }) {
          if (because !== 'summoner' || teamOf(to) !== 'demon' || livingDemons().length < 2) return;
          if (!isMarked(seat, 'deaths-at-will')) deathsAtWill(seat);
        },
      },
    },
  });

export const summonerHatter = secondDemon('hatter');
export const summonerKazali = secondDemon('kazali');
export const summonerPithag = secondDemon('pithag');

/** A Lord of Typhon who is summoned sits beside a Minion, and whoever sits on their other side becomes an evil Minion. */
export const summonerLordoftyphon = jinx('summoner', 'lordoftyphon', {
  when: 'script',
  adds: {
    on: {
      becoming: {
        band: 'whether',
        *hook(context, { seat, to, because }) {
          if (because !== 'summoner' || to !== 'lordoftyphon') return pass;
          return beside(context, seat).some((player) => context.trueTeam(player) === 'minion') ? pass : prevent;
        },
      },
      *became(context, { seat, to, because }) {
        if (because !== 'summoner' || to !== 'lordoftyphon') return;
        const { trueTeam, sheet, inPlay, ruleCharacter } = context;
        const other = beside(context, seat).find((player) => trueTeam(player) !== 'minion');
        if (other === undefined) return;
        const minion = yield* ruleCharacter('minion', () => sheet('minion').filter((id) => !inPlay(id)));
        if (minion !== null) yield* makeMinion(context, other, minion);
      },
    },
  },
});

const beside = ({ nearest, isTraveller }: Context, player: SeatId): readonly SeatId[] =>
  nearest(player, (id) => !isTraveller(id));

/** While the Poppy Grower lives the Summoner says which Demon it is to be, and the Storyteller whose. */
export const summonerPoppygrower = jinx('summoner', 'poppygrower', {
  when: 'play',
  instead: {
    summoner: ({ act }) => ({
      *act(context) {
        const { night, living, is } = context;
        const hides = night() === SUMMONING && living().some((player) => is(player, 'poppygrower'));
        if (!hides) return yield* act!(context);
        yield* summon(context, (barred) => onlyTheDemon(context, barred));
      },
    }),
  },
});

function* onlyTheDemon(context: Context, barred: readonly CharacterId[]): Play<Wish> {
  const { choose, players, isAlive, alignmentOf, rulePlayer } = context;
  const demon = yield* choose(aCharacter({ teams: ['demon'], except: () => barred }));
  const fits = (player: SeatId) => isAlive(player) && alignmentOf(player) === 'good';
  const candidates = () => [...players().filter(fits), ...players().filter((player) => !fits(player))];
  return [yield* rulePlayer('summoned', candidates), demon];
}

/** A Pukka can be summoned on the second night already, and then nobody is on the third. */
export const summonerPukka = jinx('summoner', 'pukka', {
  when: 'script',
  instead: {
    summoner: ({ wakes, act }) => ({
      wakes: (context) =>
        context.night() === SUMMONING - 1 ||
        (context.memory().early !== true && typeof wakes === 'function' && wakes(context)),
      *act(context) {
        const { night, choose, remember } = context;
        if (night() !== SUMMONING - 1) return yield* act!(context);
        const wish = yield* choose(perhaps(both(aPlayer(), ONLY_PUKKA)));
        if (wish === null) return;
        remember('early', true);
        yield* summon(context, (barred) => once(barred.length === 0 ? wish : [null, null]));
      },
    }),
  },
});

const ONLY_PUKKA = aCharacter({
  teams: ['demon'],
  except: ({ sheet }) => sheet('demon').filter((id) => id !== 'pukka'),
});

function* once(wish: Wish): Play<Wish> {
  return wish;
}

/** A dead player who is made the Zombuul has had the death that it survives: they live on in truth. */
export const summonerZombuul = jinx('summoner', 'zombuul', {
  when: 'script',
  adds: {
    on: {
      *became({ isAlive, feign }, { seat, to, because }) {
        if (because === 'summoner' && to === 'zombuul' && !isAlive(seat)) feign(seat);
      },
    },
  },
});
