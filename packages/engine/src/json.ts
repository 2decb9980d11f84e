/** What survives `JSON.parse(JSON.stringify(x))` unchanged. Everything in a game's state and log is of this kind. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
