import { FullAccount } from '../shell/full-account';
import { accountScreens, preloadScreen } from '../shell/screens';
import { defineElement } from './define-element';
import { define as defineAccount } from './portal-account';
import type { Tag } from './registry';

/**
 * Defines an element for people with an account. They are loaded together: what they show is the same area, and those
 * of forms and orders differ only in where they begin.
 */
export const define = (tag: Tag) =>
  tag === 'portal-account'
    ? defineAccount()
    : defineElement({
        tag,
        View: FullAccount,
        preload: (context, route) => preloadScreen(accountScreens, context, route),
      });
