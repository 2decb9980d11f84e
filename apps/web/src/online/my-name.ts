import { kept } from '../app/kept.ts';

/** What this device's owner is called at tables; it is asked for once. */
export const myName = kept<string>('belfry.name', '');
