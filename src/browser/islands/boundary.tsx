import { Component, type ReactNode } from 'react';

interface Props {
  /** Name of the component, for the warning. */
  name: string;
  /** Called once with the error. Nothing is rendered from then on. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary that keeps a component's errors from the rest of the page. */
export default class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { name, onError } = this.props;
    console.warn(`<${name}> has stopped:`, error);
    onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
