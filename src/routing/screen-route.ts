import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locale';
import type { Lazily } from '../lib/lazily';
import type { Settings } from '../settings/settings-schema';

/** What a path says beyond its pattern, decoded: the `eventId` of '/events/:eventId'. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a screen gets from its path. */
export type ScreenProps = { params: RouteParams };

/** A function that a client switches on (setting `applicationSettings`). */
export type Switch = 'activateEventsRecording' | 'activateArticles' | 'activateAdverts';

/** Own records to go on with: what an operator has rejected, or drafts. */
export type UnfinishedKind = 'rejected' | 'draft';

/** What a line of the table of routes says of its screen. */
export type RouteLine<Context> = {
  /** In wouter's pattern language, without locale prefix. Its name follows from it (see `routeByName`). */
  path: string;
  /** Who may see it; without a guard everybody (spec section 2, "Route guard"). */
  guard?: 'logged-in';
  /** Without it the screen is there for every client. */
  needs?: Switch;
  /** What it adds to the start of the logged-in area: what was rejected stands with what is to do, drafts at the end. */
  onStart?: Lazily<ComponentType<{ of: UnfinishedKind }>>;
  /** Loads what the screen shows first, its texts too where it has some of its own. Rejects when that fails. */
  loadData?: (context: Context, at: { params: RouteParams; query: string; locale: Locale }) => Promise<unknown>;
};

/** One screen in the table of routes. */
export type ScreenRoute<Context = never> = RouteLine<Context> & {
  Screen: ComponentType<ScreenProps>;
  /** Loads the code of the screen, for a first render without a gap and for prefetching. */
  loadCode(): Promise<unknown>;
};

/** The lines of a table that a client has switched on. */
export const switchedOn = <Route extends Pick<RouteLine<never>, 'needs'>>(
  routes: readonly Route[],
  { applicationSettings }: Pick<Settings, 'applicationSettings'>,
): Route[] => routes.filter(({ needs }) => !needs || applicationSettings[needs]);
