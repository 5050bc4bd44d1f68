import { recordingRoutes as routes } from '../features/recording/routes';
import { EventPreviewProvider } from '../portal/event-preview';
import type { ScreenProps, ScreenRoute } from '../routing/screen-route';
import { eventPreview } from './event-preview-lazy';

/** Gives a screen the view of an event that visitors have. */
const withPreview = ({ Screen, ...route }: ScreenRoute): ScreenRoute => ({
  ...route,
  Screen: (props: ScreenProps) => (
    <EventPreviewProvider value={eventPreview}>
      <Screen {...props} />
    </EventPreviewProvider>
  ),
});

/** The screens of recording, which show an event as the public screens do. */
export const recordingRoutes: readonly ScreenRoute[] = routes.map(withPreview);
