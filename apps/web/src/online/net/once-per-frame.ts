/** A page that is not looked at gets no frames, and may have a bell to ring. */
const WITHOUT_A_FRAME_MS = 100;

/** Does something once, with the next frame that is drawn, however often it is wanted until then. */
export class OncePerFrame {
  readonly #act: () => void;
  #frame: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(act: () => void) {
    this.#act = act;
  }

  readonly soon = (): void => {
    if (this.#frame !== null) return;
    this.#frame = requestAnimationFrame(this.#now);
    this.#timer = setTimeout(this.#now, WITHOUT_A_FRAME_MS);
  };

  readonly #now = (): void => {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#frame = null;
    this.#timer = null;
    this.#act();
  };
}
