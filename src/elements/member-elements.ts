import { memberPaths } from '../routing/member-paths';
import { paths } from '../routing/paths';
import { define as defineOrder } from './advert-order';
import { define as defineRecording } from './event-recording';
import { memberAttributes } from './member-attributes';
import { define as defineAccount } from './portal-account';
import { elementAttributes, type Tag } from './registry';
import { STARTS } from './starts';

Object.assign(elementAttributes, memberAttributes);
// The guard leads those who are not logged in to the log-in.
STARTS['advert-order'] = () => memberPaths.newAdvert;
STARTS['event-recording'] = ({ eventId }) => (eventId ? paths.ownEvent(eventId) : paths.newEvent);

const DEFINE: Partial<Record<Tag, () => void>> = { 'advert-order': defineOrder, 'event-recording': defineRecording };

/** Defines an element for people with an account. They are loaded together: what they show is the same area. */
export const define = (tag: Tag) => (DEFINE[tag] ?? defineAccount)();
