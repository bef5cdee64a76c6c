/** The part of nprogress 0.2.0 that is used here; the package has no types. */
declare module 'nprogress' {
  interface NProgress {
    configure: (settings: { barSelector: string; template: string }) => NProgress;
    start: () => NProgress;
  }
  const nprogress: NProgress;
  export default nprogress;
}
