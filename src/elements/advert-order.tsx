import { preloadMembers } from '../shell/member-lazy';
import { WholeAccount } from '../shell/whole-account';
import { defineElement } from './define-element';

/** Defines `<advert-order>`: the order of an advert, the own bookings, and the way to an account. */
export const define = () => defineElement({ tag: 'advert-order', View: WholeAccount, preload: preloadMembers });
