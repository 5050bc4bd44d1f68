import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';
import { RoundButton } from './round-button';

const Box = styled.dialog`
  width: min(100% - 24px, 560px);
  max-width: none;
  max-height: calc(100% - var(--portal-hidden-above, 0px) - var(--portal-hidden-below, 0px) - 24px);
  inset-block: var(--portal-hidden-above, 0px) var(--portal-hidden-below, 0px);
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--portal-radius);
  background: var(--portal-color-card);
  color: var(--portal-color-text);
  box-shadow: 0 12px 40px rgb(0 0 0 / 0.28);

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  &.is-wide {
    width: min(100% - 24px, 860px);
  }
  &.is-sheet {
    width: min(100%, 560px);
    margin-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  &::backdrop {
    background: rgb(10 16 22 / 0.5);
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const Head = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  align-items: start;
  padding: 14px 14px 4px 20px;
`;

const Title = styled.h2`
  flex: 1;
  padding-top: 9px;
  font-size: 1.25em;
  line-height: 1.2;
  text-wrap: balance;
`;

const Close = styled(RoundButton)`
  color: var(--portal-color-text-soft);

  &:hover {
    color: var(--portal-color-text);
  }
`;

/** The content is laid out by the width of the dialog, not by the element's column. */
const Body = styled.div`
  container: portal / inline-size;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px 20px 20px;
`;

type Props = {
  title: string;
  /** Called when the user presses Escape or the button; the owner of the dialog must remove it. */
  onClose(): void;
  children: ReactNode;
  isWide?: boolean;
  /** True if it slides up from the lower edge of the window and is as wide as a phone. */
  isSheet?: boolean;
  /** The content beside the title. */
  action?: ReactNode;
  closeLabel?: string;
  /** True if a click outside closes it; only for dialogs without fields, as input would be lost. */
  closesOutside?: boolean;
};

/**
 * Renders a modal dialog. The focus moves to the element with `data-autofocus`, else to the heading, and after closing
 * back to its former element. Headings inside begin at level 3.
 */
export function Dialog({
  title,
  onClose,
  children,
  isWide = false,
  isSheet = false,
  action,
  closeLabel,
  closesOutside = false,
}: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  useShown(box);

  return (
    <Box
      ref={box}
      className={[isWide && 'is-wide', isSheet && 'is-sheet'].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      part="dialog"
      onCancel={(event) => {
        // A file field inside fires a `cancel` event of its own, which bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // When the user presses Escape twice, the browser closes the dialog without a cancelable event.
      onClose={({ target, currentTarget }) => target === currentTarget && currentTarget.isConnected && onClose()}
      onClick={({ target, currentTarget }) => closesOutside && target === currentTarget && onClose()}
    >
      <Head>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {action}
        <Close type="button" aria-label={closeLabel ?? t`Schließen`} onClick={onClose}>
          <Icon name="close" />
        </Close>
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}

/** Shows the dialog while it is mounted. */
function useShown(box: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    // The dialog is still in the page at this moment, so that the browser can restore the focus.
    return () => dialog.close();
  }, [box]);
}
