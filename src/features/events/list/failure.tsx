import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Locale } from '../../../i18n/locale';
import { eventTexts } from '../../../i18n/texts';
import { useSpeech } from '../../../i18n/use-speech';
import { type Lazily, lazily } from '../../../lib/lazily';
import { AlertNotice } from '../../../ui/alert-notice';
import { useTriedPart } from '../../../ui/lazy-part';
import { emptyFilter } from '../event-filter';
import type { ListLinks } from './list-view';
import { UnknownPlaceError } from './unknown-place-error';
import type { EventPageState } from './use-event-page';

const failureKitIn = (locale: Locale) =>
  lazily(async () => (await Promise.all([import('./failure-notice'), eventTexts.load(locale)]))[0]);

/** Why the events could not be loaded, and what to do; with its texts, which must not fail when it is drawn. */
export const failureKits = { de: failureKitIn('de'), en: failureKitIn('en') };

type Props = { results: EventPageState; links: ListLinks };

/** Why there are no results for a filter; a place that is not known is told where the results would stand. */
export function Failure({ results: { error, isBusy, retry, page }, links }: Props) {
  const isShown = error !== undefined && !(error instanceof UnknownPlaceError);
  const [part, instead] = useReasons(failureKits[useSpeech().locale], isShown, retry);
  if (!isShown) return null;
  if (!part) return instead;
  return (
    <part.FailureNotice
      {...{ error, isBusy }}
      hasResults={page !== undefined}
      toAll={links.toFilter(emptyFilter())}
      onRetry={retry}
    />
  );
}

/** The part that says why a list cannot be shown, and what stands there instead where not even that can be loaded. */
export function useReasons<Part>(lazy: Lazily<Part>, isWanted: boolean, retry: () => void) {
  const { say } = useSpeech();
  const { part, hasFailed, again } = useTriedPart(lazy, isWanted);
  // There is no connection.
  const instead: ReactNode = hasFailed && (
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
  );
  return [part, instead] as const;
}
