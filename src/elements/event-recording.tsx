import { preloadMembers } from '../shell/member-lazy';
import { WholeAccount } from '../shell/whole-account';
import { defineElement } from './define-element';

/** Defines `<event-recording>`: the form of an event, the own events, and the way to an account. */
export const define = () => defineElement({ tag: 'event-recording', View: WholeAccount, preload: preloadMembers });
