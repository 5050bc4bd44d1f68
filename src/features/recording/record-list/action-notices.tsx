import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusInView } from '../../../ui/bring-into-view';
import { Notice } from '../../../ui/notice';

const Box = styled.div`
  display: grid;
  gap: 12px;

  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;

type BoxProps = { /** The outcome; each new one takes the focus. */ outcome: unknown; children: ReactNode };

/** Renders the outcome of an action. It takes the focus, because the row of the action may be gone. */
export function OutcomeBox({ outcome, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus once.
  useLayoutEffect(() => focusInView(box.current), [outcome]);
  return (
    <Box ref={box} tabIndex={-1}>
      {children}
    </Box>
  );
}

type DoneProps = {
  title: string;
  onUndo?: (() => void) | undefined;
  /** True if undo is possible for a limited time only, such as after deletion. */
  isBrief?: boolean;
  onClose(): void;
  /** More about it, such as the records that were left out. */
  children?: ReactNode;
};

/** Renders the success of an action, with an undo. */
export function DoneNotice({ title, onUndo, isBrief = true, onClose, children }: DoneProps) {
  const { t } = useLingui();
  return (
    <Notice kind="success" role="status" title={title}>
      {children}
      {onUndo && isBrief && <p>{t`Sie können das zehn Minuten lang rückgängig machen.`}</p>}
      <Actions>
        {onUndo && (
          <button type="button" className="button is-quiet" onClick={onUndo}>
            {t`Rückgängig machen`}
          </button>
        )}
        <CloseButton onClose={onClose} />
      </Actions>
    </Notice>
  );
}

type FailedProps = {
  title: string;
  /** Absent if a retry cannot succeed; the notice is then informative instead of an alert. */
  onRetry?: (() => void) | undefined;
  /** Absent if another notice beside it closes both. */
  onClose?: (() => void) | false;
  /** The reason. */
  children: ReactNode;
};

/** Renders the failure of an action with its reason, and a retry where possible. */
export function FailedNotice({ title, onRetry, onClose, children }: FailedProps) {
  const { t } = useLingui();
  return (
    <Notice kind={onRetry ? 'error' : 'info'} role={onRetry ? 'alert' : 'status'} title={title}>
      {children}
      <Actions>
        {onRetry && (
          <button type="button" className="button is-quiet" onClick={onRetry}>
            {t`Erneut versuchen`}
          </button>
        )}
        {onClose && <CloseButton onClose={onClose} />}
      </Actions>
    </Notice>
  );
}

function CloseButton({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  return (
    <button type="button" className="button is-quiet" onClick={onClose}>
      {t`Hinweis schließen`}
    </button>
  );
}
