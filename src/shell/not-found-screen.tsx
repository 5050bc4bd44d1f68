import { Trans } from '@lingui/react/macro';
import { usePortal, useRoute } from '../app/portal';
import { readablePath } from '../lib/readable-path';
import { localeOfPath, withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { splitRoute } from '../routing/redirects';
import { headingLevelOf } from '../ui/heading-tag';
import { Icon } from '../ui/icon';

/** The bar floats beside the heading of a screen; a notice in the middle would be pushed aside by it. */
const BELOW_BAR = { clear: 'both', paddingTop: 1 } as const;

/** Renders the screen for every path without a route (spec sections 2 and 8). */
export function NotFoundScreen() {
  const { router, headingLevel, element } = usePortal();
  const route = useRoute();
  const path = readablePath(splitRoute(route)[0]);
  const events = withLocale(paths.events, localeOfPath(route).locale);
  const hasList = /^event-(?:portal|list)$/.test(element.localName);
  const Heading = `h${headingLevelOf(headingLevel)}` as const;
  return (
    <div style={BELOW_BAR}>
      <div className="notice">
        <Icon name="info" />
        <div>
          <Heading className="notice-title" part="heading" tabIndex={-1}>
            <Trans>Diese Seite gibt es nicht</Trans>
          </Heading>
          <p>
            <Trans>Page not found: {path}</Trans>
          </p>
          {hasList && (
            <a className="button" href={router.hrefOf(events)} data-route={events}>
              <Trans>Zu den Veranstaltungen</Trans>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
