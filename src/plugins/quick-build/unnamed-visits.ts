/** What unist-util-visit-parents 6.1.0 calls the function with which it visits a node, before it names it after the node. */
const visitName = 'visit';

/**
 * Lets Markdown be walked without a name for each step. All of Docusaurus' plugins for Markdown walk with unist-util-visit-parents, which makes a
 * function for each node and names it for stack traces: `node (paragraph)`. Naming a function is slow in V8: 500 to 800 ns of the 550 to 850
 * that a step took, and two seconds of the build. (Its name is asked, and not its new one: that is put together only when somebody reads it.)
 *
 * @returns puts the original back
 */
export function leaveVisitsUnnamed(): () => void {
  const define = Object.defineProperty;
  Object.defineProperty = (target, key, descriptor) => {
    const isVisit =
      key === 'name' &&
      typeof target === 'function' &&
      target.name === visitName &&
      typeof descriptor?.value === 'string';
    return isVisit ? target : define(target, key, descriptor);
  };
  return () => {
    Object.defineProperty = define;
  };
}
