import type { GameSetup, SeatId } from '@belfry/engine';

export const TEAMS = {
  townsfolk: [
    'washerwoman',
    'librarian',
    'investigator',
    'chef',
    'empath',
    'fortuneteller',
    'undertaker',
    'monk',
    'ravenkeeper',
    'virgin',
    'slayer',
    'soldier',
    'mayor',
  ],
  outsider: ['butler', 'drunk', 'recluse', 'saint'],
  minion: ['poisoner', 'spy', 'scarletwoman', 'baron'],
  demon: ['imp'],
  /** The two who bend nothing but the count of votes. */
  traveller: ['bureaucrat', 'thief'],
} as const satisfies { readonly [team: string]: readonly string[] };

export type Team = keyof typeof TEAMS;
/** What the Storyteller may say of somebody: it is so, it is not, or as they like. */
export type Seems = 'yes' | 'no' | 'may';

const TEAM_NAMES = Object.keys(TEAMS) as Team[];
export const teamOf = (character: string): Team =>
  TEAM_NAMES.find((team) => (TEAMS[team] as readonly string[]).includes(character))!;

export interface Player {
  character: string;
  readonly alignment: 'good' | 'evil';
  alive: boolean;
  ghostVote: boolean;
  believes: string | null;
  /** The Virgin's and the Slayer's one chance is gone. */
  spent: boolean;
  /** Has claimed in public to shoot as the Slayer. */
  claimed: boolean;
  master: SeatId | null;
}

/** A token by somebody: it counts while the one who laid it is alive, sober and still that character. */
interface Token {
  readonly by: SeatId;
  readonly at: SeatId;
}

/** Trouble Brewing's table once more, written from the rules alone: plain fields instead of effects and hooks. */
export class Town {
  readonly players: Player[];
  readonly seats: SeatId[];
  poison: Token | null = null;
  ward: Token | null = null;
  herring: Token | null = null;
  /** Whose votes the Travellers have bent, and how. */
  bent: readonly (Token & { readonly times: number })[] = [];

  constructor({ seats }: GameSetup) {
    this.seats = seats.map((_, seat) => seat);
    this.players = seats.map(({ character, alignment, believes }) => ({
      character,
      alignment: alignment ?? (['minion', 'demon'].includes(teamOf(character)) ? 'evil' : 'good'),
      alive: true,
      ghostVote: false,
      believes: believes ?? null,
      spent: false,
      claimed: false,
      master: null,
    }));
  }

  at(seat: SeatId): Player {
    return this.players[seat]!;
  }

  isTraveller(seat: SeatId): boolean {
    return teamOf(this.at(seat).character) === 'traveller';
  }

  living(): SeatId[] {
    return this.seats.filter((seat) => this.at(seat).alive);
  }

  livingResidents(): SeatId[] {
    return this.living().filter((seat) => !this.isTraveller(seat));
  }

  holder(character: string): SeatId | null {
    return this.seats.find((seat) => this.at(seat).character === character) ?? null;
  }

  isPoisoned(seat: SeatId): boolean {
    const { poison } = this;
    return poison?.at === seat && this.at(poison.by).alive && this.at(poison.by).character === 'poisoner';
  }

  isImpaired(seat: SeatId): boolean {
    return this.at(seat).character === 'drunk' || this.isPoisoned(seat);
  }

  works(seat: SeatId): boolean {
    return this.at(seat).alive && !this.isImpaired(seat);
  }

  /** What a hand of theirs counts. */
  weight(seat: SeatId): number {
    const bent = this.bent.filter(({ by, at }) => at === seat && this.works(by));
    return bent.reduce((product, { times }) => product * times, 1);
  }

  /** The teams that a healthy Recluse or Spy may pass for, dead or alive. */
  #disguise(seat: SeatId): { readonly teams: readonly Team[]; readonly evil: boolean } | null {
    if (this.isPoisoned(seat)) return null;
    const { character } = this.at(seat);
    if (character === 'recluse') return { teams: ['minion', 'demon'], evil: true };
    return character === 'spy' ? { teams: ['townsfolk', 'outsider'], evil: false } : null;
  }

  seemsEvil(seat: SeatId): Seems {
    const really = this.at(seat).alignment === 'evil';
    const disguise = this.#disguise(seat);
    return disguise !== null && disguise.evil !== really ? 'may' : really ? 'yes' : 'no';
  }

  seemsTeam(seat: SeatId, team: Team): Seems {
    const really = teamOf(this.at(seat).character) === team;
    const disguise = this.#disguise(seat);
    if (disguise === null) return really ? 'yes' : 'no';
    return really || disguise.teams.includes(team) ? 'may' : 'no';
  }

  seems(seat: SeatId, character: string): Seems {
    const really = this.at(seat).character === character;
    const disguise = this.#disguise(seat);
    if (disguise === null) return really ? 'yes' : 'no';
    return really || disguise.teams.includes(teamOf(character)) ? 'may' : 'no';
  }

  isSafeFromDemon(seat: SeatId): boolean {
    if (this.at(seat).character === 'soldier' && this.works(seat)) return true;
    return this.ward?.at === seat && this.works(this.ward.by);
  }

  livingNeighbours(seat: SeatId): SeatId[] {
    const { length } = this.seats;
    const nearest = [1, length - 1].map((step) => {
      let at = (seat + step) % length;
      while (!this.at(at).alive) at = (at + step) % length;
      return at;
    });
    return [...new Set(nearest)].filter((at) => at !== seat);
  }

  /** Every token that can be shown. */
  tokens(): string[] {
    const sheet = [...TEAMS.townsfolk, ...TEAMS.outsider, ...TEAMS.minion, ...TEAMS.demon];
    return [...new Set([...sheet, ...this.players.map(({ character }) => character)])];
  }
}
