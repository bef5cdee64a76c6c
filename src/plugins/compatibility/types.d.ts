/** Data that the plugin reads from the packages of all versions. */
declare module '@generated/compatibility/default/matrix.json' {
  import type { Matrix } from '@site/src/compatibility/matrix';

  const matrix: Matrix;
  export default matrix;
}
