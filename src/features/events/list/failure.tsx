import { msg } from '@lingui/core/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { AlertNotice } from '../../../ui/alert-notice';
import { useTriedPart } from '../../../ui/use-tried-part';
import { emptyFilter } from '../event-filter';
import { failureKits } from './list-lazy';
import type { ListLinks } from './list-view';
import { UnknownPlaceError } from './unknown-place-error';
import type { EventPageState } from './use-event-page';

type Props = { results: EventPageState; links: ListLinks };

/** Why there are no results for a filter; a place that is not known is told where the results would stand. */
export function Failure({ results: { error, isBusy, retry, page }, links }: Props) {
  const { locale, say } = useSpeech();
  const isShown = error !== undefined && !(error instanceof UnknownPlaceError);
  const { part, hasFailed, again } = useTriedPart(failureKits[locale], isShown);
  if (!isShown) return null;
  if (part)
    return (
      <part.FailureNotice
        {...{ error, isBusy }}
        hasResults={page !== undefined}
        toAll={links.toFilter(emptyFilter())}
        onRetry={retry}
      />
    );
  // Where not even the reasons can be loaded, there is no connection.
  return hasFailed ? (
    <AlertNotice
      title={
        <p className="notice-title">
          <b>{say(msg`Keine Verbindung`)}</b>
        </p>
      }
      hint={say(msg`Der Veranstaltungskalender ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.`)}
      onRetry={() => {
        again();
        retry();
      }}
    />
  ) : null;
}
