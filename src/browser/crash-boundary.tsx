import { Component, type ReactNode } from 'react';
import { makeCrash } from './navigation/error-box';

interface Props {
  /** What the message says crashed: `The search`. The page by default. */
  what?: string;
  /** Renders the element around the message, to which it passes `show` as its ref. */
  frame: (show: (place: Element | null) => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/** Error boundary of a React root. Instead of the component, it shows what was thrown, and a button that renders the component from the beginning. */
export default class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** Shows the same message as a page without React. */
  show = (place: Element | null): void => {
    const { error } = this.state;
    if (error !== undefined)
      place?.replaceChildren(makeCrash(error, () => this.setState({ error: undefined }), this.props.what));
  };

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : this.props.frame(this.show);
  }
}
