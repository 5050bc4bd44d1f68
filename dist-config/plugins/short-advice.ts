import type { Plugin } from 'vite';

/** Advice of Lingui for those who build with it, as it stands in the source, and what visitors' browsers get instead. */
const ADVICE: [from: string, to: string, short: string][] = [
  ['"Lingui: Attempted to call', 'initialization logic."', '"Lingui has no locale."'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
  ['`Uncompiled message detected!', 'Please compile your catalog first. \n`', '`Uncompiled message: ${translation}`'],
];

/**
 * Shortens what Lingui says of mistakes that a build of ours cannot make.
 *
 * @throws {Error} when Lingui says something else now
 */
export function shortAdvice(): Plugin {
  return {
    name: 'portal-short-advice',
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: ADVICE.reduce(shorten, code), map: null }),
    },
  };
}

function shorten(code: string, [from, to, short]: (typeof ADVICE)[number]): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`Lingui no longer says ${from}`);
  return code.slice(0, start) + short + code.slice(end + to.length);
}
