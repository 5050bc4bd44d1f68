/** The id of a section in its root. */
export const sectionId = (section: string): string => `section-${section}`;
