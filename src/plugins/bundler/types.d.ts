/** The text of a file (`raw-loader.cjs`). */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}
