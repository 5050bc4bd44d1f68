import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locale';
import type { LazyModule } from '../lib/lazy-module';
import type { Settings } from '../settings/settings-schema';
import type { RouteDefinition } from './route-table';

/** The decoded parameters of a path: the `eventId` of '/events/:eventId'. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The props of a screen. */
export type ScreenProps = { params: RouteParams };

/**
 * A place of the account start page: a sentence below the heading, what was rejected, what the person has begun, what
 * comes next, and the aside.
 */
export type StartPlace = 'lead' | 'rejected' | 'begun' | 'next' | 'aside';

/** The data of a screen that is available before its code, besides its line in the table of routes. */
export type ScreenData<Context> = {
  /** The part of the account start page, rendered at each of its places. */
  onStart?: LazyModule<ComponentType<{ place: StartPlace }>>;
  /** Loads the initial data of the screen, with its texts if it has a catalog. Rejects when that fails. */
  loadData?: (context: Context, at: { params: RouteParams; query: string; locale: Locale }) => Promise<unknown>;
};

/** A screen with its line in the table of routes. */
export type ScreenRoute<Context = never> = RouteDefinition &
  ScreenData<Context> & {
    Screen: ComponentType<ScreenProps>;
    /** Loads the code of the screen, for a first render without a gap and for prefetching. */
    loadCode(): Promise<unknown>;
  };

/** Returns the lines of a table whose features are on for a client. */
export const enabledRoutes = <Route extends Pick<RouteDefinition, 'needs'>>(
  routes: readonly Route[],
  { applicationSettings }: Pick<Settings, 'applicationSettings'>,
): Route[] => routes.filter(({ needs }) => !needs || applicationSettings[needs]);
