import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from './locale';

/**
 * Turns a message into the visitor's language. Views that the first painter and React share get it as a value, because
 * they cannot use a hook.
 */
export type Translate = (message: MessageDescriptor) => string;

/** What it takes to put messages and days into words. */
export type Translation = { _: Translate; locale: Locale /** Day in Berlin, 'YYYY-MM-DD'. */; today: string };
