import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ElementRouter, NavigateOptions } from '../routing/element-router';
import type { Settings } from '../settings/settings-schema';
import type { Client } from './client';
import type { CommonInput } from './element-input';

/** The visitor's input into the painter's fields before the application took over. */
export type PaintedInput = { values: Readonly<Record<string, string>>; focused: string | undefined };

/** The context that the screens of one element share. Two elements on a page never share it. */
export type Portal<Input = CommonInput> = {
  element: HTMLElement;
  /** The shadow root of the element. */
  root: ShadowRoot;
  client: Client;
  settings: Settings;
  router: ElementRouter;
  /** The level of a screen's heading, 1 to 5. */
  headingLevel: number;
  /** The element's own attributes, by property name. */
  input: Input;
  paintedInput: PaintedInput | undefined;
  /** Navigates to a route, prefix included, unless the host cancels `portal-navigate`. */
  navigate(route: string, options?: NavigateOptions): void;
  /** Loads code and data of a route's screen before it is opened. Rejects if either fails. */
  preload(route: string, signal: AbortSignal): Promise<unknown>;
  /** Dispatches an event that leaves the shadow tree. @returns false if the host cancelled it */
  emit(type: `portal-${string}`, detail?: unknown): boolean;
};

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

/**
 * Returns the context of the element.
 *
 * @typeParam Input the input beyond the common one of the elements that show the screen, as in its line of the route
 *   table; checked where an element is defined
 * @throws {Error} outside an element
 */
export function usePortal<Input extends CommonInput = CommonInput>(): Portal<Input> {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('No portal');
  return portal as Portal<Input>;
}

/** Returns the element's current route with locale prefix and query; re-renders when it changes. */
export function useRoute(): string {
  const { router } = usePortal();
  return useSyncExternalStore(router.subscribe, router.route);
}
