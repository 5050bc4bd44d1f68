import { paths } from './paths';

/** The sections of the profile, as named in links: `/secure/profile?section=official`. */
export const PROFILE_SECTIONS = ['person', 'email', 'official', 'private', 'consents', 'relations', 'privacy'] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Returns the route of a section of the profile, without locale prefix. */
export const profileSectionRoute = (section: ProfileSection): string => `${paths.profile}?section=${section}`;
