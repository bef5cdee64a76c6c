/** Stands in for `hoist-non-react-statics`: no component that the router wraps has statics. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
