import type { ComponentType } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import { type Lazily, lazily } from '../../../lib/lazily';
import type { UnfinishedKind } from '../../../routing/screen-route';

type Part = ComponentType<{ of: UnfinishedKind }>;

/** A part of the start of the logged-in area, which has not loaded these texts. */
const withTexts = (Unfinished: Part): Part =>
  function WithTexts(props) {
    return (
      <TextsProvider texts={recordingTexts}>
        <Unfinished {...props} />
      </TextsProvider>
    );
  };

/** Own events to go on with, for the start of the logged-in area. */
export const unfinishedEvents: Lazily<Part> = lazily(async () =>
  withTexts((await import('./unfinished-events')).UnfinishedEvents),
);

/** The same of articles. */
export const unfinishedArticles: Lazily<Part> = lazily(async () =>
  withTexts((await import('./unfinished-articles')).UnfinishedArticles),
);
