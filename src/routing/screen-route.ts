import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locale';
import type { LazyModule } from '../lib/lazy-module';
import type { Settings } from '../settings/settings-schema';
import type { RouteLine } from './route-table';

/** What a path says beyond its pattern, decoded: the `eventId` of '/events/:eventId'. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a screen gets from its path. */
export type ScreenProps = { params: RouteParams };

/** Own records to go on with: what an operator has rejected, or drafts. */
export type UnfinishedKind = 'rejected' | 'draft';

/** What is known of a screen before its code is there, beside its line in the table of routes. */
export type ScreenData<Context> = {
  /** What it adds to the start of the logged-in area: what was rejected stands with what is to do, drafts at the end. */
  onStart?: LazyModule<ComponentType<{ of: UnfinishedKind }>>;
  /** Loads what the screen shows first, its texts too where it has some of its own. Rejects when that fails. */
  loadData?: (context: Context, at: { params: RouteParams; query: string; locale: Locale }) => Promise<unknown>;
};

/** One screen with its line in the table of routes. */
export type ScreenRoute<Context = never> = RouteLine &
  ScreenData<Context> & {
    Screen: ComponentType<ScreenProps>;
    /** Loads the code of the screen, for a first render without a gap and for prefetching. */
    loadCode(): Promise<unknown>;
  };

/** The lines of a table that a client has switched on. */
export const switchedOn = <Route extends Pick<RouteLine, 'needs'>>(
  routes: readonly Route[],
  { applicationSettings }: Pick<Settings, 'applicationSettings'>,
): Route[] => routes.filter(({ needs }) => !needs || applicationSettings[needs]);
