import type { EventSection } from '../../event-form/sections';

/** The id of a section in its root. */
export const sectionId = (section: EventSection): string => `event-${section}`;
