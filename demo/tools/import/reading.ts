import type { AppointmentInput, EventInput } from '../store/event-input';

/** A place as a file describes it, before it is looked up. */
export type ForeignPlace = {
  name: string;
  extendedName?: string;
  /** Free text in which a postcode or the name of a community may stand. */
  where?: string;
  communityId?: number;
  districtId?: number;
  street?: string;
  zip?: string;
  phone?: string;
  email?: string;
  url?: string;
  lat?: number;
  lon?: number;
};

/** A date whose new place is not yet looked up. */
export type ForeignDate = Omit<AppointmentInput, 'newLocationId'> & { newAddress?: ForeignPlace };

/** An event as a file describes it: rubrics by name, places not yet looked up, no id of ours. */
export type ForeignEvent = Omit<
  EventInput,
  'rubricIds' | 'locationId' | 'newLocationId' | 'promoterId' | 'appointments' | 'media' | 'createdAt' | 'updatedAt'
> & {
  appointments: ForeignDate[];
  /** Names, the main one first; what is no rubric here becomes a tag where `looseRubrics` is set. */
  rubricNames: string[];
  looseRubrics: boolean;
  location?: ForeignPlace;
  promoter?: ForeignPlace;
};

/** What became of one entry of a file, and what of it is left out; `line` counts from 1. */
export type Reading = { line: number; notes?: readonly string[] } & ({ event: ForeignEvent } | { problem: string });
