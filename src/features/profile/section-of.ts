/** The sections of the profile, as links name them: `/secure/profile?section=official`. */
export const SECTIONS = ['person', 'email', 'official', 'private', 'consents', 'relations', 'privacy'] as const;

export type Section = (typeof SECTIONS)[number];

/** The id of a section in its root. */
export const sectionId = (section: Section): string => `profile-${section}`;

/** The section of a name, or undefined. */
export const sectionNamed = (name: string | null | undefined): Section | undefined =>
  SECTIONS.find((section) => section === name);

/** The section that a query asks for, or undefined. */
export const sectionOfQuery = (query: string): Section | undefined =>
  sectionNamed(new URLSearchParams(query).get('section'));
