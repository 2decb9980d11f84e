declare module 'virtual:icon-sprite' {
  /** Names of the icons that are in the small file. */
  export const SCREEN_ICONS: ReadonlySet<string>;
  /** Where the picture file with the screens' own icons is served. */
  export const screenSprite: string;
  /** Where the picture file with the characters' icons is served. */
  export const characterSprite: string;
}
