import type { AppointmentInput, EventInput } from '../store/event-input';

/** A location in a file, before its address is found. */
export type FilePlace = {
  name: string;
  extendedName?: string;
  /** A free text that may contain a postcode or the name of a community. */
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

/** A date whose new location has no address yet. */
export type FileDate = Omit<AppointmentInput, 'newLocationId'> & { newAddress?: FilePlace };

/** An event in a file: rubrics by name, locations without addresses, no id of ours. */
export type FileEvent = Omit<
  EventInput,
  'rubricIds' | 'locationId' | 'newLocationId' | 'promoterId' | 'appointments' | 'media' | 'createdAt' | 'updatedAt'
> & {
  appointments: FileDate[];
  /** The names of rubrics, the main one first; an unknown one becomes a tag if `looseRubrics` is set. */
  rubricNames: string[];
  looseRubrics: boolean;
  location?: FilePlace;
  promoter?: FilePlace;
};

/** The result of one entry of a file, with notes about omissions; `line` counts from 1. */
export type FileEntry = { line: number; notes?: readonly string[] } & ({ event: FileEvent } | { problem: string });
