export { leviathanHatter, leviathanMayor, leviathanPithag } from './leviathan.ts';
export { leviathanGrandmother, leviathanKing, riotGrandmother, riotKing } from './murderless.ts';
export {
  leviathanBanshee,
  leviathanFarmer,
  leviathanRavenkeeper,
  leviathanSage,
  riotBanshee,
  riotFarmer,
  riotRavenkeeper,
  riotSage,
} from './nightly-pick.ts';
export { pithagGoon, pithagOgre } from './pithag-stays-evil.ts';
export {
  leviathanExorcist,
  leviathanInnkeeper,
  leviathanMonk,
  leviathanSoldier,
  riotExorcist,
  riotInnkeeper,
  riotMonk,
  riotSoldier,
} from './protected-nominee.ts';
export { riotAtheist, riotMayor } from './riot.ts';
export { spyOgre } from './spy-ogre.ts';
