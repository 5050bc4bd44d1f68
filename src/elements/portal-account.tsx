import { CompactAccount, preloadBadge } from '../shell/compact-account';
import { FullAccount } from '../shell/full-account';
import { accountScreens, preloadScreen } from '../shell/screens';
import { defineElement } from './define-element';
import type { InputOf } from './element-input';

const Account = ({ input: { compact, accountUrl } }: { input: InputOf<'portal-account'> }) =>
  compact ? <CompactAccount accountUrl={accountUrl} /> : <FullAccount />;

/** Defines `<portal-account>`: the whole account, or a badge for the header of a page. */
export const define = () =>
  defineElement({
    tag: 'portal-account',
    View: Account,
    preload: (context, route) =>
      context.input.compact ? preloadBadge(context, route) : preloadScreen(accountScreens, context, route),
  });
