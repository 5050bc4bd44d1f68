import { FullAccount } from '../shell/full-account';
import { accountScreens, preloadScreen } from '../shell/screens';
import { defineElement } from './define-element';
import { define as defineAccount } from './portal-account';
import type { ElementTag } from './registry';

/**
 * Defines an element for persons with an account. They load together: all show the same area; those for recording and
 * orders differ only in their first screen.
 */
export const define = (tag: ElementTag) =>
  tag === 'portal-account'
    ? defineAccount()
    : defineElement({
        tag,
        View: FullAccount,
        preload: (context, route) => preloadScreen(accountScreens, context, route),
      });
