/**
 * Starts Docusaurus' `client/clientEntry`, in tasks of their own for React, for the site's code and for the first drawing: in one they would keep
 * a press waiting for longer than a reader takes for at once.
 *
 * The script itself is another task, too: React makes errors when it is loaded, and where someone measures the page (Lighthouse does), the
 * browser then compiles once more all that stands on the stack, to know the lines. With `require`, as `import()` makes an object of all exports.
 */
setTimeout(() => {
  require('react-dom/client');
  setTimeout(() => import(/* webpackMode: "eager" */ '@light-client/entry'));
});

// Without it this is no module of its own, and no module of the script shares its "use strict" with the others.
export {};
