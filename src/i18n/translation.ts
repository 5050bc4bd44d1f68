import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from './locale';

/**
 * Translates a message into the visitor's language. Views that the painter and React share get it as a value, because
 * they cannot use a hook.
 */
export type Translate = (message: MessageDescriptor) => string;

/** The values that formatting of messages and days requires. */
export type Translation = { _: Translate; locale: Locale /** Day in Berlin, 'YYYY-MM-DD'. */; today: string };
