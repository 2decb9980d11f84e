import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs things that come back to us. `purpose` keeps a signature for one use from working for another. */
export class Signer {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  sign(purpose: string, value: string): string {
    return `${value}.${this.#mark(purpose, value)}`;
  }

  /** The value, or null when we did not sign it for this. */
  open(purpose: string, signed: string): string | null {
    const dot = signed.lastIndexOf('.');
    if (dot < 0) return null;
    const value = signed.slice(0, dot);
    const given = Buffer.from(signed.slice(dot + 1));
    const right = Buffer.from(this.#mark(purpose, value));
    return given.length === right.length && timingSafeEqual(given, right) ? value : null;
  }

  #mark(purpose: string, value: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${value}`).digest('base64url');
  }
}
