import type { AccessFeature } from '../../../src/model/access-features';
import type { PlainContent, PlainFlag } from '../../../src/model/records/plain-fields';

/** A calendar day without a zone, YYYY-MM-DD. */
type Day = string;

/** The status of an event or of one of its appointments. */
export type Status = 'scheduled' | 'cancelled' | 'postponed' | 'moved' | 'soldOut';

/** A date of an event. */
export type AppointmentInput = {
  id: string;
  date: Day;
  endDate?: Day;
  /** HH:mm, local to Europe/Berlin. */
  from?: string;
  until?: string;
  fullDay: boolean;
  additionalInfo?: string;
  status: Status;
  newDate?: Day;
  /** The effective location with its town, and its address if it has one. */
  newLocation?: string;
  newLocationId?: number;
};

/** A drawn picture with its credits. */
export type MediaInput = {
  id: string;
  alt: string;
  focalPoint: { x: number; y: number };
  /** The size in pixels. */
  width: number;
  height: number;
  /** The recipe of the drawing. */
  recipe: unknown;
  agency?: string;
  author?: string;
  copyright?: string;
  description?: string;
  location?: string;
  title?: string;
};

/** A link of one of the five kinds. */
export type LinkInput = { kind: 'ticket' | 'location' | 'promoter' | 'event' | 'artist'; url: string; text: string };

/** A ticket agency. */
export type TicketAgencyInput = {
  name: string;
  url?: string;
  phone?: string;
  street?: string;
  zipcode?: string;
  city?: string;
};

/** Money in cents. */
export type PriceInput = { text?: string; from?: number; to?: number; currency: 'EUR' };

type PlainInput = Pick<PlainContent, PlainFlag> & Partial<PlainContent>;

/** A generated or imported event for the database. */
export type EventInput = PlainInput & {
  id: string;
  title: string;
  shortdesc1?: string;
  shortdesc2?: string;
  shortdesc3?: string;
  /** Simple HTML, as are the other two. */
  longdesc1?: string;
  longdesc2?: string;
  longdesc3?: string;
  /** The ids of rubrics, the main one first. */
  rubricIds: number[];
  tags: string[];
  priority: number;
  status: Status;
  newDate?: Day;
  newLocation?: string;
  newLocationId?: number;
  appointments: AppointmentInput[];
  locationId?: number;
  promoterId?: number;
  accessFeatures: AccessFeature[];
  price?: PriceInput;
  links: LinkInput[];
  ticketAgencies: TicketAgencyInput[];
  freeFields: { name: string; label: string; value: string }[];
  media: MediaInput[];
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
};

/** A generated or imported article for the database. */
export type ArticleInput = {
  id: string;
  title: string;
  shortdesc1?: string;
  /** Simple HTML. */
  longdesc1?: string;
  tags: string[];
  eventDate?: Day;
  eventIds: string[];
  locationId?: number;
  publicationDates: Day[];
  publishedOn: Day;
  media: MediaInput[];
};
