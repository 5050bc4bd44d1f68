import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptStyle } from '../../../ui/panel/adopt-style';
import css from './afterwards.css?inline';

/** A box that appears after the first drawing of a list only, and brings its styles along. */
export function AfterwardsBox({
  kind,
  children,
}: {
  kind: 'nothing' | 'favourites-bar' | 'removed';
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  return (
    <div ref={box} className={kind}>
      {children}
    </div>
  );
}
