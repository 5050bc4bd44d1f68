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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;

type BoxProps = { /** Each one takes the focus once. */ outcome: unknown; children: ReactNode };

/** Where it stands what has become of a action. It takes the focus, because the row where it was may be gone. */
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
  /** Whether that is possible for a while only, as of what was deleted. */
  isBrief?: boolean;
  onClose(): void;
};

/** What was done, and the way back. */
export function DoneNotice({ title, onUndo, isBrief = true, onClose }: DoneProps) {
  const { t } = useLingui();
  return (
    <Notice kind="success" role="status" title={title}>
      {onUndo && isBrief && <p>{t`Zehn Minuten lang können Sie das rückgängig machen.`}</p>}
      <Ways>
        {onUndo && (
          <button type="button" className="button is-quiet" onClick={onUndo}>
            {t`Rückgängig machen`}
          </button>
        )}
        <CloseButton onClose={onClose} />
      </Ways>
    </Notice>
  );
}

type FailedProps = {
  title: string;
  /** Absent where another try cannot succeed: then nothing has failed, and nobody is alarmed. */
  onRetry?: (() => void) | undefined;
  /** Absent where another notice beside it closes both. */
  onClose?: (() => void) | false;
  /** Why. */
  children: ReactNode;
};

/** What could not be done and why, and the way to try again where there is one. */
export function FailedNotice({ title, onRetry, onClose, children }: FailedProps) {
  const { t } = useLingui();
  return (
    <Notice kind={onRetry ? 'error' : 'info'} role={onRetry ? 'alert' : 'status'} title={title}>
      {children}
      <Ways>
        {onRetry && (
          <button type="button" className="button is-quiet" onClick={onRetry}>
            {t`Erneut versuchen`}
          </button>
        )}
        {onClose && <CloseButton onClose={onClose} />}
      </Ways>
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
