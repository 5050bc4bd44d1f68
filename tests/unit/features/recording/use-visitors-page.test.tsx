import { expect } from 'vitest';
import { articleKind } from '../../../../src/features/recording/article-kind';
import { eventKind } from '../../../../src/features/recording/event-kind';
import { RecordKindProvider } from '../../../../src/features/recording/use-record-kind';
import { useVisitorsPage } from '../../../../src/features/recording/use-visitors-page';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, show, withReact } from '../../forms/saving/harness';

withReact();

const KINDS = { event: eventKind, article: articleKind };
const Link = () => <a {...useVisitorsPage()('a 7')}>x</a>;

itForAll(
  [
    ['event-portal', 'event', undefined, '#/events/a%207'],
    ['event-portal', 'article', undefined, '#/articles/a%207'],
    ['event-recording', 'event', '/termin?id={eventId}', '/termin?id=a%207'],
    ['article-recording', 'article', '/artikel?id={articleId}', '/artikel?id=a%207'],
    // The page that the host names shows the other kind, or none.
    ['event-recording', 'article', '/termin?id={eventId}', null],
    ['article-recording', 'event', '/artikel?id={articleId}', null],
    ['article-recording', 'article', '/artikel', null],
    ['article-recording', 'article', undefined, null],
  ] as const,
  afresh,
)('in <%s> visitors find an %s, with detail-url %s, at %s', async (tag, kind, detailUrl, href) => {
  const portal = aPortal({ tag });
  Object.assign(portal, { input: { detailUrl } });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const { place } = await show(
    portal,
    <RecordKindProvider value={KINDS[kind]}>
      <Link />
    </RecordKindProvider>,
  );
  const found = place.querySelector('a')?.getAttribute('href');
  expect(found?.replace(location.origin, '') ?? null).toBe(href);
});
