import { HOMES } from '../routing/recording-elements';
import { preloadMembers } from '../shell/member-lazy';
import { WholeAccount } from '../shell/whole-account';
import { defineElement } from './define-element';
import { memberAttributes } from './member-attributes';
import { define as defineAccount } from './portal-account';
import { elementAttributes, type Tag } from './registry';
import { STARTS } from './starts';

Object.assign(elementAttributes, memberAttributes);
// The guard leads those who are not logged in to the log-in.
Object.assign(STARTS, HOMES);

/**
 * Defines an element for people with an account. They are loaded together: what they show is the same area, and those
 * of forms and orders differ only in where they begin.
 */
export const define = (tag: Tag) =>
  tag === 'portal-account' ? defineAccount() : defineElement({ tag, View: WholeAccount, preload: preloadMembers });
