import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../page/security-policy';

const textOf = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');

const STYLE = textOf('settings.css');
const PREVIEW = textOf('show-preview.js');

/** The assets of the pages on settings. */
export const settingsAssets = { style: STYLE, script: textOf('settings-form.js') + PREVIEW };

/** The assets of the pages on versions. */
export const versionAssets = { style: STYLE, script: PREVIEW };

/** The rights of these pages besides those of all: they show the preview in a frame. */
const DIRECTIVES = ["frame-src 'self'"];

/** The policy of the pages on settings. */
export const SETTINGS_POLICY = contentSecurityPolicy(settingsAssets, DIRECTIVES);

/** The policy of the pages on versions. */
export const VERSION_POLICY = contentSecurityPolicy(versionAssets, DIRECTIVES);
