import { Component, type ReactNode } from 'react';

interface Props {
  /** Of the component, for the warning. */
  name: string;
  /** Called once with what was thrown; nothing is shown from then on. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what a component throws from the rest of the page. */
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
