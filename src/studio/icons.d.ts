declare module '~icons/*' {
  /** The SVG of an icon. */
  const svg: string;
  export default svg;
}
