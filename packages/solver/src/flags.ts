/** What is so of a seat, or not: bits of one number. */
export const EVIL = 1;
export const DEAD = 2;
/** They have said something untrue without being wrong: they have to be found a liar in the end. */
export const LIED = 4;
export const WOKE = 8;
/** Works on in death by itself. */
export const KEEPS = 16;
export const SLEEPS = 32;
export const WRONG = 64;
export const PERHAPS_WRONG = 128;
export const PERHAPS_WOKE = 256;
/** Somebody's ability may let them keep theirs in death. */
export const KEPT = 32768;
/** Dead for all to see, and alive in truth. */
export const FEIGNS = 512;
/** About to be dead: what they can do has ended, and others learn of it. */
export const FALLING = 1024;
/** What they learned in the hour of their death was heard: they may be somebody else when its place in the night comes. */
export const HEARD = 2048;
/** Died tonight without anybody's seeing it: they have to be back by dawn. */
export const GONE = 4096;
/** Came back tonight without anybody's seeing it: they have to be dead again by dawn. */
export const BACK = 8192;
/** Dead for all to see, and executed once more today, which was their end. */
export const FINISHED = 65536;
/** May be on either side until dawn. */
export const SWAYS = 16384;
/** What is over in the morning. */
export const OF_THE_NIGHT = WRONG | PERHAPS_WRONG | SLEEPS | WOKE | PERHAPS_WOKE | HEARD | SWAYS | FINISHED;
