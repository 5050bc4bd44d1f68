import { define as defineRecording } from './event-recording';
import { define as defineAccount } from './portal-account';
import type { Tag } from './registry';

/** Defines an element for people with an account. They are loaded together: what they show is the same area. */
export const define = (tag: Tag) => (tag === 'event-recording' ? defineRecording : defineAccount)();
