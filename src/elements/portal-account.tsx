import { usePortal } from '../portal/portal';
import { CompactAccount, preloadBadge } from '../shell/compact-account';
import { preloadMembers } from '../shell/member-lazy';
import { WholeAccount } from '../shell/whole-account';
import { defineElement } from './define-element';

const Account = () => (usePortal().input.compact === true ? <CompactAccount /> : <WholeAccount />);

/** Defines `<portal-account>`: the whole account, or a badge for the head of a page. */
export const define = () =>
  defineElement({
    tag: 'portal-account',
    View: Account,
    preload: (context, route) => (context.input.compact === true ? preloadBadge : preloadMembers)(context, route),
  });
