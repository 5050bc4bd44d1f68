import { advertRoutes as routes } from '../features/adverts/routes';
import { EventWriterProvider } from '../portal/event-writer';
import { RecordPreviewsProvider } from '../portal/record-previews';
import type { ScreenProps, ScreenRoute } from '../routing/screen-route';
import { eventWriter } from './event-writer-lazy';
import { recordPreviews } from './record-previews-lazy';

/** Gives a screen the form of an event, with the views that visitors have of it. */
const withWriter = ({ Screen, ...route }: ScreenRoute): ScreenRoute => ({
  ...route,
  Screen: (props: ScreenProps) => (
    <RecordPreviewsProvider value={recordPreviews}>
      <EventWriterProvider value={eventWriter}>
        <Screen {...props} />
      </EventWriterProvider>
    </RecordPreviewsProvider>
  ),
});

/** The screens of adverts, whose order can record an event. */
export const advertRoutes: readonly ScreenRoute[] = routes.map(withWriter);
