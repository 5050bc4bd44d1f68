import { type ComponentType, createContext, useContext } from 'react';
import type { LazyModule } from '../lib/lazy-module';

export type EmbeddedEventFormProps = {
  /** The id of a draft; undefined for a new event. */
  eventId: string | undefined;
  /** Called after the event was saved at the server, as a draft. */
  onCreated(eventId: string): void;
  /** Called after the author has published the event, or submitted it for review. */
  onSent(eventId: string): void;
};

/** The form of an event inside another screen. */
export type EmbeddedEventForm = LazyModule<ComponentType<EmbeddedEventFormProps>>;

const EmbeddedEventFormContext = createContext<EmbeddedEventForm | undefined>(undefined);

/** The shell provides the form to the order of an advert: features do not import one another. */
export const EmbeddedEventFormProvider = EmbeddedEventFormContext.Provider;

/** Returns the form, undefined without a provider. */
export const useEmbeddedEventForm = (): EmbeddedEventForm | undefined => useContext(EmbeddedEventFormContext);
