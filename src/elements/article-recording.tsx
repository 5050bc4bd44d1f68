import { preloadMembers } from '../shell/member-lazy';
import { WholeAccount } from '../shell/whole-account';
import { defineElement } from './define-element';

/** Defines `<article-recording>`: the form of an article, the own articles, and the way to an account. */
export const define = () => defineElement({ tag: 'article-recording', View: WholeAccount, preload: preloadMembers });
