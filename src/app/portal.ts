import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ElementRouter, NavigateOptions } from '../routing/element-router';
import type { Settings } from '../settings/settings-schema';
import type { Client } from './client';
import type { CommonInput } from './element-input';

/** What a visitor had typed into the first painter's fields before the application took over. */
export type PaintedInput = { values: Readonly<Record<string, string>>; focused: string | undefined };

/** What the screens of one element share. Two elements on a page never share it. */
export type Portal<Input = CommonInput> = {
  element: HTMLElement;
  /** The shadow root of the element. */
  root: ShadowRoot;
  client: Client;
  settings: Settings;
  router: ElementRouter;
  /** Level of the heading of a screen, 1 to 5. */
  headingLevel: number;
  /** The element's own attributes, by property name. */
  input: Input;
  typedBefore: PaintedInput | undefined;
  /** Goes to a route, prefix included, unless the host cancels `portal-navigate`. */
  navigate(route: string, options?: NavigateOptions): void;
  /** Loads code and data of what a route shows before it is opened. Rejects when either fails. */
  preload(route: string, signal: AbortSignal): Promise<unknown>;
  /** Sends an event that leaves the shadow tree. @returns false when the host cancelled it */
  emit(type: `portal-${string}`, detail?: unknown): boolean;
};

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

/**
 * @typeParam Input what beside the common words the elements can be told that show the screen: the same that its line
 *   in the table of routes takes, which is checked where an element is defined
 * @throws {Error} outside an element
 */
export function usePortal<Input extends CommonInput = CommonInput>(): Portal<Input> {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('No portal');
  return portal as Portal<Input>;
}

/** The route of the element now, with locale prefix and query; re-renders when it changes. */
export function useRoute(): string {
  const { router } = usePortal();
  return useSyncExternalStore(router.subscribe, router.route);
}
