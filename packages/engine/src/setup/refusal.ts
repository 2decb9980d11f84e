/** No legal bag answers the question. The message says why. */
export class ImpossibleBag extends Error {
  override readonly name = 'ImpossibleBag';
}

/** The set-up changes of a script combine in too many ways to be gone through. */
export class TangledSetup extends ImpossibleBag {
  constructor() {
    super('So many characters of this script change the set-up that their combinations are beyond counting.');
  }
}
