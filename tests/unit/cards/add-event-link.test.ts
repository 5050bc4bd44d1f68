import { expect, it } from 'vitest';
import { addEventLink } from '../../../src/cards/add-event-link';

const settings = (activateEventsRecording: boolean, showLoginSignupButton = true) => ({
  applicationSettings: { activateEventsRecording },
  authenticatedArea: { showLoginSignupButton },
});
const hrefOf = (route: string) => `#${route}`;
const guest = { settings: settings(true), locale: 'de', isLoggedIn: false } as const;
const SIGNUP = '/auth/signup?next=%2Fsecure%2Fevents%2FeventRecording';

it('leads a guest of the portal over the sign-up to the form, in the language', () => {
  expect(addEventLink({ ...guest, hrefOf })).toEqual({ href: `#${SIGNUP}`, route: SIGNUP });
  expect(addEventLink({ ...guest, locale: 'en', hrefOf })?.route).toBe(
    '/en/auth/signup?next=%2Fen%2Fsecure%2Fevents%2FeventRecording',
  );
});

it('leads a logged-in person straight to the form, also where guests see no log-in', () => {
  const person = { ...guest, settings: settings(true, false), isLoggedIn: true };
  expect(addEventLink({ ...person, hrefOf })?.route).toBe('/secure/events/eventRecording');
});

it('leads to the page with the form from a list outside of the portal', () => {
  expect(addEventLink({ ...guest, recordingHref: 'https://a.example/form' })).toEqual({
    href: 'https://a.example/form',
  });
  expect(addEventLink(guest)).toBeUndefined();
});

it('is absent where nobody records, and where guests see no log-in', () => {
  expect(addEventLink({ ...guest, settings: settings(false), hrefOf })).toBeUndefined();
  expect(addEventLink({ ...guest, settings: settings(true, false), hrefOf })).toBeUndefined();
});
