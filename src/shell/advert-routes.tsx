import { advertRoutes as routes } from '../features/adverts/routes';
import { lazily } from '../lib/lazily';
import type { EventWriter } from '../portal/event-writer';
import { EventWriterProvider } from '../portal/event-writer';
import { RecordPreviewsProvider } from '../portal/record-previews';
import type { ScreenProps, ScreenRoute } from '../routing/screen-route';
import { recordPreviews } from './record-previews-lazy';

/** The form of an event inside another screen. */
const eventWriter: EventWriter = lazily(
  async () => (await import('../features/recording/event-form/event-screen')).EventInside,
);

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
