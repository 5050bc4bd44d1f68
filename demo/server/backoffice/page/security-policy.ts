import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The optional assets of a page. */
export type PageAssets = { style?: string; script?: string };

/** Returns the policy of a page: it loads only the files of the back office, its assets, and the `extraDirectives`. */
export const contentSecurityPolicy = (
  { style, script }: PageAssets = {},
  extraDirectives: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `style-src 'self'${style === undefined ? '' : ` ${hashOf(style)}`}`,
    `script-src 'self'${script === undefined ? '' : ` ${hashOf(script)}`}`,
    "connect-src 'self'",
    ...extraDirectives,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
