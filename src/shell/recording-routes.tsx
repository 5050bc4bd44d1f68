import { recordingRoutes as routes } from '../features/recording/routes';
import { RecordPreviewsProvider } from '../portal/record-previews';
import type { ScreenProps, ScreenRoute } from '../routing/screen-route';
import { recordPreviews } from './record-previews-lazy';

/** Gives a screen the views of an event and an article that visitors have. */
const withPreviews = ({ Screen, ...route }: ScreenRoute): ScreenRoute => ({
  ...route,
  Screen: (props: ScreenProps) => (
    <RecordPreviewsProvider value={recordPreviews}>
      <Screen {...props} />
    </RecordPreviewsProvider>
  ),
});

/** The screens of recording, which show an event or an article as the public screens do. */
export const recordingRoutes: readonly ScreenRoute[] = routes.map(withPreviews);
