import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale';
import type { LazyModule } from '../lib/lazy-module';
import type { ArticleDetail } from '../model/answers/article';
import type { EventDetail } from '../model/answers/event-detail';
import type { Picture } from '../model/answers/picture';

/** The picture of the card, if it has another crop of the first picture. */
type ListPicture = { listPicture?: Picture | undefined };

export type EventPreviewProps = ListPicture & {
  event: EventDetail;
  /** The language of the page around it. */
  locale: Locale;
};

export type ArticlePreviewProps = ListPicture & {
  article: ArticleDetail;
  /** The events it is about; visitors see the published ones below it. */
  eventIds: readonly string[];
  locale: Locale;
};

export type StatusPreviewProps = {
  event: EventDetail;
  /** The id of the date that changes; undefined for all dates. */
  appointment: string | undefined;
};

/** Renders what visitors read about the status of an event or of one of its dates. */
export type LazyStatusPreview = LazyModule<ComponentType<StatusPreviewProps>>;

/** Renders an unpublished event as visitors will see it. */
export type LazyEventPreview = LazyModule<ComponentType<EventPreviewProps>>;

/** Renders an unpublished article as visitors will see it. */
export type LazyArticlePreview = LazyModule<ComponentType<ArticlePreviewProps>>;

/** The views of visitors. */
export type VisitorPreviews = {
  event: LazyEventPreview;
  status: LazyStatusPreview;
  /** The card of an event alone. */
  eventCard: LazyEventPreview;
  article: LazyArticlePreview;
};

const VisitorPreviewsContext = createContext<VisitorPreviews | undefined>(undefined);

/** The shell provides the views to the screens of recording: features do not import one another. */
export const VisitorPreviewsProvider = VisitorPreviewsContext.Provider;

/** Returns the views, undefined without a provider. */
export const useVisitorPreviews = (): VisitorPreviews | undefined => useContext(VisitorPreviewsContext);
