/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import { Outline, PAINTER_OUTLINES } from './painter-icon';

/** The meaning of a state: it runs or is done well, waits, needs a hand, or is held or new. */
export type Tone = 'good' | 'wait' | 'bad' | 'info';

const SIGNS: Readonly<Record<Tone, string>> = {
  good: 'M4 12l5 5L20 6',
  wait: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9Zm0-14v5l4 2',
  bad: PAINTER_OUTLINES.close,
  info: PAINTER_OUTLINES.info,
};

type Props = {
  /** Absent for what is over or not begun, and for facts. */
  tone?: Tone | undefined;
  /** Replaces the sign of the tone. */
  icon?: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
};

/** Renders a state or a fact, which is never pressed. It has no hooks, since the painter draws it, too. */
export function Badge({ tone, icon = tone && <Outline path={SIGNS[tone]} size={14} />, lang, children }: Props) {
  return (
    <span className={tone ? `badge is-${tone}` : 'badge'} lang={lang}>
      {icon}
      {children}
    </span>
  );
}
