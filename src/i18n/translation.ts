import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from './locale';

/** Translates a message into the visitor's language. Shared views get it as a value, because they have no hooks. */
export type Translate = (message: MessageDescriptor) => string;

/** The values that formatting of messages and days requires. */
export type Translation = { _: Translate; locale: Locale /** Day in Berlin, 'YYYY-MM-DD'. */; today: string };
