/**
 * Stands in for nprogress 0.2.0, which is loaded at the reader's first sign of life: nobody goes to another page before. What is asked of it
 * until it is there is done then.
 */
import type { NProgress } from 'nprogress';
import { onSignOfLife } from './sign-of-life';

let loaded: NProgress | undefined;
let settings = {};
let isStarted = false;

const progress: NProgress = {
  configure(more) {
    settings = { ...settings, ...more };
    return progress;
  },
  start() {
    isStarted = true;
    loaded?.start();
    return progress;
  },
  done() {
    isStarted = false;
    loaded?.done();
    return progress;
  },
};

onSignOfLife(() => {
  import(/* webpackChunkName: "late" */ '@light-client/nprogress').then(
    ({ default: library }) => {
      loaded = library.configure(settings);
      if (isStarted) loaded.start();
    },
    (error: unknown) => console.warn(error),
  );
});

export default progress;
