import { PROFILE_SECTIONS, type ProfileSection } from '../../routing/profile-sections';

/** The id of a section in its root. */
export const sectionId = (section: ProfileSection): string => `profile-${section}`;

/** The section of a name, or undefined. */
export const sectionNamed = (name: string | null | undefined): ProfileSection | undefined =>
  PROFILE_SECTIONS.find((section) => section === name);

/** The section that a query asks for, or undefined. */
export const sectionOfQuery = (query: string): ProfileSection | undefined =>
  sectionNamed(new URLSearchParams(query).get('section'));
