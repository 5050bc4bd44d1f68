/** The sections of the profile, as links name them: `/secure/profile?section=official`. */
export const SECTIONS = ['person', 'email', 'official', 'private', 'consents', 'relations', 'privacy'] as const;

export type Section = (typeof SECTIONS)[number];

/** The id of a section in its root. */
export const sectionId = (section: Section): string => `profile-${section}`;

/** The section in which a field stands. */
export function sectionOf(path: string): Section {
  const [first = ''] = path.split('.');
  if (first === 'email' || first === 'passwordOld') return 'email';
  if (first === 'official' || /organization/i.test(first)) return 'official';
  if (first === 'private') return 'private';
  if (first.startsWith('accept')) return 'consents';
  return first === 'roleRelations' ? 'relations' : 'person';
}

/** The section that a query asks for, or undefined. */
export const sectionOfQuery = (query: string): Section | undefined => {
  const wanted = new URLSearchParams(query).get('section');
  return SECTIONS.find((section) => section === wanted);
};
