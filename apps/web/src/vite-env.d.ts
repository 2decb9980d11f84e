declare module 'virtual:icon-sprite' {
  /** Where the picture file with all icons is served. */
  const url: string;
  export default url;
}
