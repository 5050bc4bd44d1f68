import { useLingui } from '@lingui/react/macro';
import { useVisitorsPage } from '../../use-visitors-page';

/** The way to an event as visitors see it while its change waits, where the element knows one. */
export function ShownVersion({ id }: { id: string }) {
  const { t } = useLingui();
  const page = useVisitorsPage()(id);
  return page && <a {...page}>{t`Bisherige Fassung ansehen`}</a>;
}
