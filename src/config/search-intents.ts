/**
 * Words of questions that tell less than their subject: “getPhoto not working android” is about getPhoto. They count, but
 * little, so that they decide only between sections that have the subject. Lower case, with spaces between them.
 */
export const lightWords = {
  /** What somebody wants or meets: `not working`, `how to`, `bug:`. */
  intents:
    'again any anymore anybody anyone bug cannot cant correctly couldn didn doesn doesnt don dont ' +
    'error errors example examples expected fail failed failing fails failure feat feature fix fixed fixing found get gets ' +
    'getting give gives hello help hey hi instead isn isnt issue issues know like make makes making never none not nothing null ' +
    'ok please possible problem problems properly question really sample seem seems solution ' +
    'solved somebody someone something still thanks throwing throws tried tries ' +
    'try trying undefined unable use used using versus vs want wants way ways wont work worked ' +
    'workaround working works wrong',
  platforms: 'android ios iphone ipad',
  frameworks:
    'angular capacitor ionic next nextjs nuxt quasar react svelte typescript javascript vite vue vuejs app apps',
};
