import { PROFILE_SECTIONS, type ProfileSection } from '../../routing/profile-sections';

/** Returns the element id of a section. */
export const profileSectionId = (section: ProfileSection): string => `profile-${section}`;

/** Returns the section of a name, or undefined. */
export const sectionNamed = (name: string | null | undefined): ProfileSection | undefined =>
  PROFILE_SECTIONS.find((section) => section === name);

/** Returns the section in a query, or undefined. */
export const sectionOfQuery = (query: string): ProfileSection | undefined =>
  sectionNamed(new URLSearchParams(query).get('section'));
