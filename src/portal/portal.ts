import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ElementRouter, NavigateOptions } from '../routing/element-router';
import type { Settings } from '../settings/settings-schema';
import type { Client } from './client';

/** What a visitor had typed into the first painter's fields before the application took over. */
export type TypedBefore = { values: Readonly<Record<string, string>>; focused: string | undefined };

/** What the screens of one element share. Two elements on a page never share it. */
export type Portal = {
  element: HTMLElement;
  /** The shadow root of the element. */
  root: ShadowRoot;
  client: Client;
  settings: Settings;
  router: ElementRouter;
  /** Level of the heading of a screen, 1 to 5. */
  headingLevel: number;
  /** The element's own attributes, by property name. */
  input: Readonly<Record<string, unknown>>;
  typedBefore: TypedBefore | undefined;
  /** Goes to a route, prefix included, unless the host cancels `portal-navigate`. */
  navigate(route: string, options?: NavigateOptions): void;
  /** Loads code and data of what a route shows before it is opened. Rejects when either fails. */
  preload(route: string, signal: AbortSignal): Promise<unknown>;
  /** Sends an event that leaves the shadow tree. @returns false when the host cancelled it */
  emit(type: `portal-${string}`, detail?: unknown): boolean;
};

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

/** @throws {Error} outside an element */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}

/** The route of the element now, with locale prefix and query; re-renders when it changes. */
export function useRoute(): string {
  const { router } = usePortal();
  return useSyncExternalStore(router.subscribe, router.route);
}
