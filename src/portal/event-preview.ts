import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale';
import type { Lazily } from '../lib/lazily';
import type { EventDetail } from '../model/event-detail';

export type EventPreviewProps = {
  event: EventDetail;
  /** The language of the page around it. */
  locale: Locale;
};

/** Shows an event that is not published yet as visitors will see it. */
export type EventPreviewPart = Lazily<ComponentType<EventPreviewProps>>;

const EventPreviewContext = createContext<EventPreviewPart | undefined>(undefined);

/** The shell gives the view to the screens of recording: features do not know one another. */
export const EventPreviewProvider = EventPreviewContext.Provider;

/** @returns undefined where nobody gives one */
export const useEventPreview = (): EventPreviewPart | undefined => useContext(EventPreviewContext);
