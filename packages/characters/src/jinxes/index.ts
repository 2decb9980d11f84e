export { alchemistBoffin } from './alchemist-boffin.ts';
export { alchemistOrgangrinder } from './alchemist-organgrinder.ts';
export { alchemistSummoner } from './alchemist-summoner.ts';
export { alhadikhiaMastermind } from './alhadikhia-mastermind.ts';
export {
  lilmonstaMagician,
  lilmonstaPoppygrower,
  lilmonstaPsychopath,
  lilmonstaScarletwoman,
  lilmonstaVizier,
} from './babysitters.ts';
export { boffinCultleader, boffinGoon } from './boffin-stays-evil.ts';
export { bountyhunterKazali } from './bountyhunter-kazali.ts';
export { bountyhunterPhilosopher } from './bountyhunter-philosopher.ts';
export { butlerOrgangrinder } from './butler-organgrinder.ts';
export { cannibalJuggler } from './cannibal-juggler.ts';
export { cannibalButler, cannibalZealot } from './cannibal-learns.ts';
export { cerenovusGoblin } from './cerenovus-goblin.ts';
export {
  mastermindVigormortis,
  scarletwomanAlhadikhia,
  scarletwomanFanggu,
  vortoxBanshee,
  yaggababbleExorcist,
} from './demons-and-heirs.ts';
export { alhadikhiaPrincess, cannibalPrincess } from './done-already.ts';
export { legionPolitician, legionZealot, magicianLegion } from './evil-to-legion.ts';
export {
  alchemistMarionette,
  alchemistMastermind,
  boffinDrunk,
  boffinHeretic,
  boffinOgre,
  boffinPolitician,
  boffinVillageidiot,
} from './gifts.ts';
export { alchemistSpy, alchemistWidow, alchemistWraith, magicianWraith } from './guess-after-execution.ts';
export { legionEngineer, legionHatter, legionSummoner } from './legion-created.ts';
export { legionMinstrel, legionPreacher } from './legion-keeps-ability.ts';
export { leviathanHatter, leviathanMayor, leviathanPithag } from './leviathan.ts';
export { lilmonstaHatter } from './lilmonsta-hatter.ts';
export { lleechMastermind, lleechSlayer } from './lleech.ts';
export { magicianSpy, magicianWidow } from './magician-hides.ts';
export { magicianMarionette } from './magician-marionette.ts';
export { magicianVizier } from './magician-vizier.ts';
export { marionetteBalloonist, marionetteHuntsman } from './marionette-believes.ts';
export { marionetteKazali, marionetteLilmonsta, marionetteSummoner } from './marionette-enters.ts';
export {
  mathematicianChambermaid,
  mathematicianDrunk,
  mathematicianLunatic,
  mathematicianMarionette,
} from './mathematician.ts';
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
export {
  hereticBaron,
  hereticGodfather,
  hereticLleech,
  hereticPithag,
  hereticSpy,
  hereticWidow,
} from './only-one-of.ts';
export { pithagDamsel, pithagVillageidiot } from './pithag-makes.ts';
export { pithagCultleader, pithagGoon, pithagOgre, pithagPolitician } from './pithag-stays-evil.ts';
export {
  plaguedoctorBaron,
  plaguedoctorBoomdandy,
  plaguedoctorEviltwin,
  plaguedoctorFearmonger,
  plaguedoctorGoblin,
  plaguedoctorMarionette,
  plaguedoctorScarletwoman,
  plaguedoctorSpy,
  plaguedoctorWraith,
} from './plaguedoctor.ts';
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
export { recluseOgre, recluseSage } from './recluse.ts';
export { riotAtheist, riotMayor } from './riot.ts';
export { spyDamsel } from './spy-damsel.ts';
export { spyOgre } from './spy-ogre.ts';
export { spyPoppygrower } from './spy-poppygrower.ts';
export {
  summonerClockmaker,
  summonerCourtier,
  summonerEngineer,
  summonerHatter,
  summonerKazali,
  summonerLordoftyphon,
  summonerPithag,
  summonerPoppygrower,
  summonerPreacher,
  summonerPukka,
  summonerZombuul,
} from './summoner.ts';
export {
  vizierAlsaahir,
  vizierCourtier,
  vizierFearmonger,
  vizierInvestigator,
  vizierPolitician,
  vizierPreacher,
  vizierZealot,
} from './vizier.ts';
export { widowDamsel, widowPoppygrower } from './widow.ts';
