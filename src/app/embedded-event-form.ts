import { type ComponentType, createContext, useContext } from 'react';
import type { LazyModule } from '../lib/lazy-module';

export type EmbeddedEventFormProps = {
  /** Of an event that was begun; undefined for a new one. */
  eventId: string | undefined;
  /** The event is kept at the server, as a draft. */
  onCreated(eventId: string): void;
  /** Its author has published it, or sent it to be checked. */
  onSent(eventId: string): void;
};

/** The form of an event inside another screen. */
export type EmbeddedEventForm = LazyModule<ComponentType<EmbeddedEventFormProps>>;

const EventWriterContext = createContext<EmbeddedEventForm | undefined>(undefined);

/** The shell gives the form to the order of an advert: features do not know one another. */
export const EmbeddedEventFormProvider = EventWriterContext.Provider;

/** @returns undefined where nobody gives it */
export const useEmbeddedEventForm = (): EmbeddedEventForm | undefined => useContext(EventWriterContext);
