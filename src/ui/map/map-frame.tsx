import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { adoptStyleText } from '../panel/adopt-style-text';
import css from './map.css?inline';

type Props = {
  /** The element in which the map is drawn. */
  surface: RefObject<HTMLDivElement | null>;
  /** The labels of the map and its two buttons. */
  labels: { map: string; nearer: string; farther: string };
  /** The id of the element that explains how the map is used. */
  describedBy?: string;
  /** True if a tap sets a point. */
  isSettable?: boolean;
  /** Called for each arrow key with its direction, 1 or -1 to the right or down; `isLarge` with the shift key. */
  onArrow(right: number, down: number, isLarge: boolean): void;
  onZoom(steps: number): void;
  /** More buttons, below the two. */
  buttons?: ReactNode;
  /** The content above the map. */
  children?: ReactNode;
};

/** The directions right and down by key. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '-': -1 };

/** Renders the frame of a map: its surface for keys and pointers, and the buttons in its corner. */
export function MapFrame({ surface, labels, describedBy, isSettable, onArrow, onZoom, buttons, children }: Props) {
  useLayoutEffect(() => adoptStyleText(surface.current, css), [surface]);

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? [];
    const zoom = ZOOMS[event.key];
    // A key on a marker is meant for the marker.
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    if (right !== undefined && down !== undefined) onArrow(right, down, event.shiftKey);
    else if (zoom !== undefined) onZoom(zoom);
    else return;
    event.preventDefault();
  }

  return (
    <div className="map-frame">
      <div
        ref={surface}
        className={isSettable ? 'map-surface is-settable' : 'map-surface'}
        // A map has no role of its own; in an application role the arrow keys reach the page.
        role="application"
        aria-label={labels.map}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      <div className="map-buttons">
        <button type="button" aria-label={labels.nearer} onClick={() => onZoom(1)}>
          +
        </button>
        <button type="button" aria-label={labels.farther} onClick={() => onZoom(-1)}>
          −
        </button>
        {buttons}
      </div>
      {children}
    </div>
  );
}
