import type { ComponentType } from 'react';
import { LOCALES } from '../../../i18n/locale';
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

/** Before the part is drawn: the screen around it must not wait for them. */
const loadTexts = () => Promise.all(LOCALES.map((locale) => recordingTexts.load(locale)));

/** Own events to go on with, for the start of the logged-in area. */
export const unfinishedEvents: Lazily<Part> = lazily(async () => {
  const [{ UnfinishedEvents }] = await Promise.all([import('./unfinished-events'), loadTexts()]);
  return withTexts(UnfinishedEvents);
});

/** The same of articles. */
export const unfinishedArticles: Lazily<Part> = lazily(async () => {
  const [{ UnfinishedArticles }] = await Promise.all([import('./unfinished-articles'), loadTexts()]);
  return withTexts(UnfinishedArticles);
});
