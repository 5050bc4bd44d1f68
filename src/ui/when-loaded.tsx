import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Lazily } from '../lib/lazily';
import { useLazyPart } from './use-lazy-part';

type Props<Own extends object> = Own & { part: Lazily<ComponentType<Own>>; fallback?: ReactNode };

/** Draws a part of a screen once its code is there; until then the fallback, or nothing. All else is handed on. */
export function WhenLoaded<Own extends object>({ part, fallback, ...own }: Props<Own>): ReactNode {
  const Part = useLazyPart(part, true);
  return Part ? createElement(Part, own as unknown as Own) : fallback;
}
