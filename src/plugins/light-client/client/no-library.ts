/**
 * Stands in for `react-is` and `hoist-non-react-statics`, which react-router brings for checks in development and for `withRouter`, which
 * nothing here uses.
 */
export const isValidElementType = (): boolean => true;

export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
