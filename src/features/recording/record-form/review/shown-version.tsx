import { useLingui } from '@lingui/react/macro';
import { useVisitorsPage } from '../../use-visitors-page';

/** Renders a link to the version that visitors see, if the host page has one. */
export function ShownVersion({ id }: { id: string }) {
  const { t } = useLingui();
  const page = useVisitorsPage()(id);
  return page && <a {...page}>{t`Bisherige Fassung ansehen`}</a>;
}
