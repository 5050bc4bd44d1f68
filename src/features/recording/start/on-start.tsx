import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import type { StartPlace } from '../../../routing/screen-route';
import { articleKind } from '../article-kind';
import { eventKind } from '../event-kind';
import { OWN_ARTICLES } from '../my-articles/own-articles';
import { OWN_EVENTS } from '../my-events/own-events';
import { RecordKindProvider } from '../use-record-kind';
import { NextEvents } from './next-events';
import { WaitingRecords } from './waiting-records';

/** Renders own events on the start page: those that wait for their author, and the next ones. */
export const EventsOnStart = ({ place }: { place: StartPlace }) => (
  <TextsProvider texts={recordingTexts}>
    {place === 'waiting' && <WaitingRecords list={OWN_EVENTS} kind={eventKind} />}
    {place === 'next' && <NextEvents />}
  </TextsProvider>
);

/** Renders own articles on the start page: those that wait for their author. */
export const ArticlesOnStart = ({ place }: { place: StartPlace }) =>
  place === 'waiting' && (
    <TextsProvider texts={recordingTexts}>
      <RecordKindProvider value={articleKind}>
        <WaitingRecords list={OWN_ARTICLES} kind={articleKind} />
      </RecordKindProvider>
    </TextsProvider>
  );
