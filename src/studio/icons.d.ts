declare module '~icons/*' {
  const svg: string;
  export default svg;
}
