import { HOMES } from '../routing/recording-elements';
import { define as defineOrder } from './advert-order';
import { define as defineArticleRecording } from './article-recording';
import { define as defineEventRecording } from './event-recording';
import { memberAttributes } from './member-attributes';
import { define as defineAccount } from './portal-account';
import { elementAttributes, type Tag } from './registry';
import { STARTS } from './starts';

Object.assign(elementAttributes, memberAttributes);
// The guard leads those who are not logged in to the log-in.
Object.assign(STARTS, HOMES);

const DEFINE: Partial<Record<Tag, () => void>> = {
  'advert-order': defineOrder,
  'event-recording': defineEventRecording,
  'article-recording': defineArticleRecording,
};

/** Defines an element for people with an account. They are loaded together: what they show is the same area. */
export const define = (tag: Tag) => (DEFINE[tag] ?? defineAccount)();
