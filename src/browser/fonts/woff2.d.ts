/** A font that the bundler publishes: its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
