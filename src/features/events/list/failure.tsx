import type { ListLinks } from '../../../cards/list-links';
import { useFailureNotice } from '../../../cards/use-failure-notice';
import type { Locale } from '../../../i18n/locale';
import { eventTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import { emptyFilter } from '../../../model/event-filter';
import { UnknownPlaceError } from './unknown-place-error';
import type { EventPageState } from './use-event-page';

const failureNoticeModuleIn = (locale: Locale) =>
  lazyModule(async () => (await Promise.all([import('./failure-notice'), eventTexts.load(locale)]))[0]);

/** The failure notice with its texts in the same chunk, so that rendering it needs no further request. */
export const failureNoticeModules = { de: failureNoticeModuleIn('de'), en: failureNoticeModuleIn('en') };

type Props = { results: EventPageState; links: ListLinks };

/** Renders why a filter has no results. An unknown place is reported in place of the results. */
export function Failure({ results: { error, isBusy, retry, page }, links }: Props) {
  const isShown = error !== undefined && !(error instanceof UnknownPlaceError);
  const [notice, fallback] = useFailureNotice(failureNoticeModules[useTranslation().locale], isShown, retry);
  if (!isShown) return null;
  if (!notice) return fallback;
  return (
    <notice.FailureNotice
      {...{ error, isBusy }}
      hasResults={page !== undefined}
      unfilteredLink={links.toFilter(emptyFilter())}
      onRetry={retry}
    />
  );
}
