import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { Icon, type IconName } from './icon';
import { useShownResult } from './use-answer';
import { useFocusOnRemoval } from './use-focus-left';

type Kind = 'error' | 'warning' | 'info' | 'success' | 'neutral';

const ICONS = { error: 'warning', warning: 'warning', success: 'check', info: 'info', neutral: 'info' } as const;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--notice-ground);
  color: var(--portal-color-text);

  &:focus-visible {
    outline-offset: 2px;
  }
  > .icon {
    margin-top: 1px;
    color: var(--notice-color);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/* As wide as the box at most: a long address breaks. */
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

type Props = {
  kind: Kind;
  /** The icon instead of the usual one of the kind. */
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode /** 'alert' interrupts. */;
  role?: 'alert' | 'status';
};

/** Renders a message with colour and icon of its kind. */
export function Notice({ kind, icon = ICONS[kind], title, children, role }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box);
  useShownResult(box, role && `${kind} ${typeof title === 'string' ? title : ''}`, role !== 'status');
  const colors = {
    '--notice-ground': kind === 'neutral' ? 'var(--portal-color-surface)' : `var(--portal-color-${kind}-soft)`,
    '--notice-color': kind === 'neutral' ? 'var(--portal-color-text-soft)' : `var(--portal-color-${kind}-text)`,
  } as React.CSSProperties;
  return (
    <Box ref={box} style={colors} role={role} tabIndex={role && -1} part="notice">
      <Icon name={icon} size={22} />
      <Content>
        <strong>{title}</strong>
        {children}
      </Content>
    </Box>
  );
}
