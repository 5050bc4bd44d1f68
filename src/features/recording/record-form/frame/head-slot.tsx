import styled from '@emotion/styled';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const HeadSlot = createContext<HTMLElement | null | undefined>(undefined);

/** Provides the element beside the heading of the page, null until it is there; without it, the form has its own head. */
export const HeadSlotProvider = HeadSlot.Provider;

/** Renders its children beside the heading of the page, as parts of the form. */
export function InHead({ children }: { children: ReactNode }) {
  const slot = useContext(HeadSlot);
  if (slot === undefined) return children;
  return slot && createPortal(children, slot);
}

/** The place of the shortcuts, which reserves their height before the form has loaded. */
export const HeadActionsSlot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  align-items: center;
  min-height: 44px;

  @container portal (max-width: 639.9px) {
    margin-block: -4px -6px;
  }
`;
