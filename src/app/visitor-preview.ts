import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale';
import type { LazyModule } from '../lib/lazy-module';
import type { ArticleDetail } from '../model/answers/article';
import type { EventDetail } from '../model/answers/event-detail';
import type { Picture } from '../model/answers/picture';

/** What the card shows, where that is another part of the first picture. */
type ListPicture = { listPicture?: Picture | undefined };

export type EventPreviewProps = ListPicture & {
  event: EventDetail;
  /** The language of the page around it. */
  locale: Locale;
};

export type ArticlePreviewProps = ListPicture & {
  article: ArticleDetail;
  /** The events that it writes about; visitors see the public ones below it. */
  eventIds: readonly string[];
  locale: Locale;
};

/** Shows an event that is not published yet as visitors will see it. */
export type EventPreviewPart = LazyModule<ComponentType<EventPreviewProps>>;

/** The same of an article. */
export type ArticlePreviewPart = LazyModule<ComponentType<ArticlePreviewProps>>;

/** The views of visitors. */
export type VisitorPreviews = { event: EventPreviewPart; article: ArticlePreviewPart };

const RecordPreviewsContext = createContext<VisitorPreviews | undefined>(undefined);

/** The shell gives the views to the screens of recording: features do not know one another. */
export const VisitorPreviewsProvider = RecordPreviewsContext.Provider;

/** @returns undefined where nobody gives them */
export const useVisitorPreviews = (): VisitorPreviews | undefined => useContext(RecordPreviewsContext);
