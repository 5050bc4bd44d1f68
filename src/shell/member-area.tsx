import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Client } from '../app/client';
import { type EmbeddedEventForm, EmbeddedEventFormProvider } from '../app/embedded-event-form';
import { personStoreOf } from '../app/person-store';
import { usePortal } from '../app/portal';
import { usePreloadOnHover } from '../app/preload-on-hover';
import { styledScreen } from '../app/styled-screen';
import { type VisitorPreviews, VisitorPreviewsProvider } from '../app/visitor-preview';
import { lazyModule } from '../lib/lazy-module';
import { ROUTES } from '../routing/route-table';
import type { ScreenRoute } from '../routing/screen-route';
import { GuardedArea } from './guarded-area';
import { PublicLinks } from './public-links';

export { requestLogOut as askToLogOut } from '../app/log-out';
export { MemberParts } from './member-parts';

/** The lazy form of an event inside another screen. */
const embeddedEventForm: EmbeddedEventForm = lazyModule(
  async () => (await import('../features/recording/event-form/event-screen')).EmbeddedEvent,
);

/** The lazy views of unpublished records as visitors see them. */
const visitorPreviews: VisitorPreviews = {
  event: lazyModule(async () => (await import('../features/events/preview/event-preview')).loadEventPreview()),
  status: lazyModule(async () => (await import('../features/events/preview/status-preview')).loadStatusPreview()),
  eventCard: lazyModule(async () =>
    (await import('../features/events/preview/event-card-preview')).loadEventCardPreview(),
  ),
  article: lazyModule(async () => (await import('../features/articles/preview/article-preview')).loadArticlePreview()),
};

const Area = styled.div`
  max-width: var(--width-page);
  margin: 0;
  padding: 4px 0;

  /* The bar beside a heading of its own line would take its width from the whole screen. */
  .shell-bar:has(+ &) {
    float: none;
    justify-content: flex-end;
    flex-wrap: wrap;
    margin-bottom: 12px;
  }
`;

/** Checks whether a screen is the public choice of adverts. */
const isAdvertChoice = ({ path }: Pick<ScreenRoute, 'path'>) => path === ROUTES.offers.path;

type Props = { routes: readonly ScreenRoute[]; route: ScreenRoute; children: ReactNode };

/**
 * Renders the frame around the screens of log-in and account, and provides parts of other features to them.
 *
 * @param routes all screens of the element
 * @param route current screen
 */
export const MemberArea = styledScreen(function MemberArea({ routes, route, children }: Props) {
  const { element } = usePortal();
  usePreloadOnHover();
  const hasEvents = element.localName === 'event-portal';
  const hasAdverts = (hasEvents || element.localName === 'advert-order') && routes.some(isAdvertChoice);
  const screen = (
    <VisitorPreviewsProvider value={visitorPreviews}>
      <EmbeddedEventFormProvider value={embeddedEventForm}>{children}</EmbeddedEventFormProvider>
    </VisitorPreviewsProvider>
  );
  return (
    <Area>
      {route.guard ? <GuardedArea routes={routes}>{screen}</GuardedArea> : screen}
      {!route.guard && <PublicLinks {...{ hasEvents }} hasAdverts={hasAdverts && !isAdvertChoice(route)} />}
    </Area>
  );
});

/** Loads the person who is logged in. Rejects if that fails. */
export const loadPerson = (client: Client) => personStoreOf(client).load();
