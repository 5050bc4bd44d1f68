import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode; onError?(): void };

/** Leaves out a part that has crashed; the rest of the element goes on. */
export class OptionalBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('[event-portal] A part has failed.', error);
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
