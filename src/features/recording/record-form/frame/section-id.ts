/** Returns the element id of a section. */
export const sectionId = (section: string): string => `section-${section}`;
