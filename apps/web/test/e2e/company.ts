import type { House } from './house.ts';
import { Puppet } from './puppet.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
/** Ann, in chair 0, is the one that a test looks at. */
const TOKENS = ['fortuneteller', 'imp', 'chef', 'poisoner', 'monk'];

/** A table of five with a Storyteller, all puppets but Ann: she comes in by a browser. */
export class Company {
  readonly st: Puppet;
  readonly code: string;
  readonly others: readonly Puppet[];

  private constructor(st: Puppet, code: string, others: readonly Puppet[]) {
    this.st = st;
    this.code = code;
    this.others = others;
  }

  static async gather(house: House): Promise<Company> {
    const st = new Puppet(house.url, 'Sybil');
    const timers = { beat: 0, nightAtLeast: 0, dawnAfter: 0, votePace: 0.3 };
    const code = await st.open({ chairs: 5, settings: { timers } });
    const others: Puppet[] = [];
    for (const [chair, name] of NAMES.entries()) {
      if (chair > 0) others.push(await new Puppet(house.url, name).join(code, chair));
    }
    return new Company(st, code, others);
  }

  async begin(): Promise<void> {
    await this.st.until(() => this.st.table?.chairs[0]?.person !== null);
    await this.st.do({ do: 'begin', tokens: TOKENS.map((character) => ({ character })) });
  }

  /** Everybody but Ann does what they have to; stops when Ann is asked or the day breaks. */
  async untilAnnIsAsked(): Promise<void> {
    const { st } = this;
    // By hand, what needs no ruling is told at the Storyteller's word: it comes as a ruling, at dawn too.
    const settled = () =>
      !st.prompts.some((p) => p.kind === 'ruling') &&
      (st.prompts.some((p) => p.to === 0 && p.kind === 'choose') || st.view?.phase === 'day');
    for (let step = 0; step < 200 && !settled(); step++) {
      await st.takeSuggestions();
      // Nobody harms Ann: the last ones they may pick.
      for (const puppet of this.others) puppet.choose((from, max) => from.slice(-max));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Ann has pressed her choice: it is on its way, then everybody else goes on. */
  async afterAnnsChoice(): Promise<void> {
    const { st } = this;
    await st.until(() => !st.prompts.some((p) => p.to === 0 && p.kind === 'choose'));
    await this.untilAnnIsAsked();
  }

  named(name: string): Puppet {
    return this.others.find((puppet) => puppet.name === name)!;
  }

  leave(): void {
    for (const puppet of [this.st, ...this.others]) puppet.close();
  }
}
