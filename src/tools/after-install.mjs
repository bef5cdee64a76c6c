// npm runs this when it has installed the project: it says which packages nobody has compared with a hash. A failure here must not fail the install.
import('./lib/report-unchecked.mjs').then(
  ({ reportUnchecked }) => reportUnchecked(),
  () => {},
);
