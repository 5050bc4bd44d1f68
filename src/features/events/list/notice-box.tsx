import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import css from './afterwards.css?inline';

/** Renders a box that appears only after the first render of a list, with its own styles. */
export function NoticeBox({
  kind,
  children,
}: {
  kind: 'no-results' | 'favourites-bar' | 'favourite-removed';
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  return (
    <div ref={box} className={kind}>
      {children}
    </div>
  );
}
