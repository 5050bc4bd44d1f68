import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { adoptStyleText } from './adopt-style-text';
import css from './panel.css?inline';
import { useOutsideClose } from './use-outside-close';
import { usePopoverPosition } from './use-popover-position';

type Props = {
  label: string;
  className?: string;
  /** Returns the element that opened the panel; it gets the focus back. */
  opener: () => HTMLElement | null;
  onClose(): void;
  /** True if it opens beside its opener, whose column has more room than the rows below. */
  isBeside?: boolean;
  children: ReactNode;
};

/**
 * Renders a non-modal dialog beside its opener. It takes the focus, or gives it to the element with `data-autofocus`;
 * it closes on Esc, on a press outside, and when the focus moves elsewhere.
 */
export function Panel({ label, className = '', opener, onClose, isBeside = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  usePopoverPosition(box, opener, { isBeside });
  useOutsideClose(box, opener, onClose);

  useEffect(() => {
    const element = box.current;
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element)?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`panel ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        opener()?.focus();
      }}
    >
      {children}
    </div>
  );
}
