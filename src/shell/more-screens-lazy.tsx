import { lazily } from '../lib/lazily';
import { usePortal } from '../portal/portal';
import { useLazyPart } from '../ui/use-lazy-part';
import { QuietBoundary } from './quiet-boundary';

const articlesLink = lazily(async () => (await import('../features/events/articles/articles-link')).ArticlesLink);

/** The way to what a client has beside its events. */
export function MoreScreens() {
  const Link = useLazyPart(articlesLink, usePortal().settings.applicationSettings.activateArticles);
  return (
    Link && (
      <QuietBoundary fallback={null}>
        <Link />
      </QuietBoundary>
    )
  );
}
