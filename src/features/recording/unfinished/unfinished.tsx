import { Trans } from '@lingui/react/macro';
import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import type { UnfinishedKind } from '../../../routing/screen-route';
import { articleKind } from '../article-kind';
import { eventKind } from '../event-kind';
import { OWN_ARTICLES } from '../my-articles/own-articles';
import { OWN_EVENTS } from '../my-events/own-events';
import { UnfinishedRecords } from './unfinished-records';

/** Renders own events to continue or to correct. */
export const UnfinishedEvents = ({ status }: { status: UnfinishedKind }) => (
  <TextsProvider texts={recordingTexts}>
    <UnfinishedRecords
      list={OWN_EVENTS}
      kind={eventKind}
      status={status}
      heading={status === 'draft' ? <Trans>Weiter erfassen</Trans> : <Trans>Abgelehnte Veranstaltungen</Trans>}
    />
  </TextsProvider>
);

/** Renders own articles to continue or to correct. */
export const UnfinishedArticles = ({ status }: { status: UnfinishedKind }) => (
  <TextsProvider texts={recordingTexts}>
    <UnfinishedRecords
      list={OWN_ARTICLES}
      kind={articleKind}
      status={status}
      heading={status === 'draft' ? <Trans>Artikel weiterschreiben</Trans> : <Trans>Abgelehnte Artikel</Trans>}
    />
  </TextsProvider>
);
