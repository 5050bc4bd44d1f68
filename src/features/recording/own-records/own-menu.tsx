import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { FloatMenu } from '../../../ui/panel/float-menu';
import { RoundButton } from '../../../ui/round-button';

const Opener = styled(RoundButton)`
  font-weight: 700;
`;

type Props = {
  /** Of the record. */
  title: string;
  /**
   * The items.
   *
   * @param close for links, which lead away
   * @param act makes of a deed what a button does: the menu closes first and gives the focus back to its opener
   */
  children(close: () => void, act: (deed: () => void) => () => void): ReactNode;
};

/** What can be done with one own record. */
export function OwnMenu({ title, children }: Props) {
  const { t } = useLingui();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const act = (deed: () => void) => () => {
    button.current?.focus({ preventScroll: true });
    close();
    deed();
  };
  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label={t`Was möchten Sie mit „${title}“ tun?`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </Opener>
      {isOpen && (
        <FloatMenu id={menuId} opener={opener} onClose={close}>
          {children(close, act)}
        </FloatMenu>
      )}
    </>
  );
}
