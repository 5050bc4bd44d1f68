import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Client } from '../app/client';
import { type EmbeddedEventForm, EmbeddedEventFormProvider } from '../app/embedded-event-form';
import { personStoreOf } from '../app/person-store';
import { usePortal } from '../app/portal';
import { usePreloadOnHover } from '../app/preload-on-hover';
import { type VisitorPreviews, VisitorPreviewsProvider } from '../app/visitor-preview';
import { lazily } from '../lib/lazily';
import { ROUTES } from '../routing/route-table';
import type { ScreenRoute } from '../routing/screen-route';
import { adoptStyle } from '../ui/panel/adopt-style';
import { GuardedArea } from './guarded-area';
import css from './member-area.css?inline';
import { PublicLinks } from './public-links';

export { askToLogOut } from '../app/log-out';
export { MemberParts } from './member-parts';

/** The form of an event inside another screen. */
const embeddedEventForm: EmbeddedEventForm = lazily(
  async () => (await import('../features/recording/event-form/event-screen')).EventInside,
);

/** The views of visitors for what is not published yet. */
const visitorPreviews: VisitorPreviews = {
  event: lazily(async () => (await import('../features/events/preview/event-preview')).loadEventPreview()),
  article: lazily(async () => (await import('../features/articles/preview/article-preview')).loadArticlePreview()),
};

/** Whether a screen is the choice of adverts that everybody sees. */
const isAdvertChoice = ({ path }: Pick<ScreenRoute, 'path'>) => path === ROUTES.offers.path;

type Props = { routes: readonly ScreenRoute[]; route: ScreenRoute; children: ReactNode };

/**
 * What stands around the screens on the way to an account and behind the log-in, and gives them what other features have.
 *
 * @param routes all screens of the element
 * @param route the one that is shown
 */
export function MemberArea({ routes, route, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { element } = usePortal();
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  usePreloadOnHover();
  const hasEvents = element.localName === 'event-portal';
  const hasAdverts = (hasEvents || element.localName === 'advert-order') && routes.some(isAdvertChoice);
  const screen = (
    <VisitorPreviewsProvider value={visitorPreviews}>
      <EmbeddedEventFormProvider value={embeddedEventForm}>{children}</EmbeddedEventFormProvider>
    </VisitorPreviewsProvider>
  );
  return (
    <div ref={box} className="member-area">
      {route.guard ? <GuardedArea routes={routes}>{screen}</GuardedArea> : screen}
      {!route.guard && <PublicLinks {...{ hasEvents }} hasAdverts={hasAdverts && !isAdvertChoice(route)} />}
    </div>
  );
}

/** Loads the person who is logged in. Rejects when that fails. */
export const loadPerson = (client: Client) => personStoreOf(client).load();
