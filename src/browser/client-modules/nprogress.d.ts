/** The part of nprogress 0.2.0 that is used here; the package has no types. */
declare module 'nprogress' {
  export interface NProgress {
    configure: (settings: { barSelector?: string; template?: string; showSpinner?: boolean }) => NProgress;
    start: () => NProgress;
    done: () => NProgress;
  }
  const nprogress: NProgress;
  export default nprogress;
}
