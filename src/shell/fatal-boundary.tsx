import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { usePortal } from '../app/portal';
import { AlertNotice } from '../ui/alert-notice';
import { useCodeFailure } from '../ui/code-failure';
import { headingLevelOf } from '../ui/heading-tag';

type Props = {
  children: ReactNode;
  /** The path of the content: a failure at one path is retried at another. */
  path?: string;
  onError(error: unknown): void;
  /** Prepares another attempt. */
  onRetry?(): void;
};

/** Contains a crash inside its element: the host page and other elements go on (spec sections 2 and 8). */
export class FatalBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.path !== this.props.path) this.setState({ hasFailed: false });
  }

  tryAgain = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FatalScreen onRetry={this.tryAgain} />;
  }
}

/** Renders the card for an error that no screen could handle (spec section 2). */
function FatalScreen({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  const { advice, label, act } = useCodeFailure(onRetry);

  const Heading = `h${headingLevelOf(usePortal().headingLevel)}` as const;
  return (
    <AlertNotice
      title={
        <Heading className="notice-title" part="heading" tabIndex={-1}>
          {t`Fehler`}
        </Heading>
      }
      hint={advice ?? t`Irgendwas ist schief gegangen`}
      label={label}
      onRetry={act}
    />
  );
}
