import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import type { StartPlace } from '../../../routing/screen-route';
import { articleKind } from '../article-kind';
import { eventKind } from '../event-kind';
import { OWN_ARTICLES } from '../my-articles/own-articles';
import { OWN_EVENTS } from '../my-events/own-events';
import { RecordKindProvider } from '../use-record-kind';
import { EventsWeek } from './events-week';
import { NextEvents } from './next-events';
import { StartLead } from './start-lead';
import { WaitingRecords } from './waiting-records';

/** Renders own events on the start page: those that wait for their author, the next ones, and how they are seen. */
export const EventsOnStart = ({ place }: { place: StartPlace }) => (
  <TextsProvider texts={recordingTexts}>
    {place === 'lead' && <StartLead />}
    {(place === 'rejected' || place === 'begun') && <WaitingRecords list={OWN_EVENTS} kind={eventKind} place={place} />}
    {place === 'next' && <NextEvents />}
    {place === 'aside' && <EventsWeek />}
  </TextsProvider>
);

/** Renders own articles on the start page: those that wait for their author. */
export const ArticlesOnStart = ({ place }: { place: StartPlace }) =>
  (place === 'rejected' || place === 'begun') && (
    <TextsProvider texts={recordingTexts}>
      <RecordKindProvider value={articleKind}>
        <WaitingRecords list={OWN_ARTICLES} kind={articleKind} place={place} />
      </RecordKindProvider>
    </TextsProvider>
  );
