import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon';
import { useShownResult } from './use-answer';

type Props = {
  title: ReactNode;
  hint: string;
  onRetry(): void;
  /** The label of the button. Default: that of another try. */
  label?: string;
};

/** Renders a failure with a retry button, without parts that would have to load first. */
export function AlertNotice({ title, hint, onRetry, label }: Props) {
  const { t } = useLingui();

  const box = useRef<HTMLDivElement>(null);
  useShownResult(box, 'failed');
  return (
    <div ref={box} className="notice is-error" role="alert" tabIndex={-1} part="notice">
      <Icon name="warning" />
      <div>
        {title}
        <p>{hint}</p>
        <button type="button" className="button is-quiet" onClick={onRetry}>
          {label ?? t`Erneut versuchen`}
        </button>
      </div>
    </div>
  );
}
