import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Icon } from '../ui/icon';

type Props = { children: ReactNode; onError(error: unknown): void };

/** Keeps a crash inside its element: the host page and other elements go on (spec sections 2 and 8). */
export class FatalBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FatalScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/** The card for an error that no screen could handle (spec section 2). */
export function FatalScreen({ onRetry }: { onRetry(): void }) {
  return (
    <div className="notice is-error" role="alert" part="notice">
      <Icon name="warning" />
      <div>
        <h2 className="notice-title">
          <Trans>Fehler</Trans>
        </h2>
        <p>
          <Trans>Irgendwas ist schief gegangen</Trans>
        </p>
        <button type="button" className="button is-quiet" onClick={onRetry}>
          <Trans>Erneut versuchen</Trans>
        </button>
      </div>
    </div>
  );
}
