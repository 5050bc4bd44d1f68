import type { Plugin } from 'vite';

/** A template of styles, by its tag. None of them holds another template. */
const STYLES = /(styled(?:\.\w+|\([^`]*?\))|keyframes)`([^`]*)`/g;

/** Styles without the comments, blanks and line ends that browsers do not need. */
export const tightStyles = (code: string): string =>
  code.replace(STYLES, (_, tag: string, styles: string) => {
    const tight = styles
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/([{};,])\s*\n\s*/g, '$1')
      .replace(/\s*\n\s*/g, ' ')
      .trim()
      .replace(/(^|[{};])([\w-]+): /g, '$1$2:')
      .replace(/([\s:(,])0\./g, '$1.')
      .replace(/ \{/g, '{')
      .replace(/;\}/g, '}');
    return `${tag}\`${tight}\``;
  });

/** Makes the styles in our sources tight: a minifier leaves templates alone. */
export function tightStylesPlugin(): Plugin {
  return {
    name: 'portal-tight-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /@emotion\// },
      handler: (code) => ({ code: tightStyles(code), map: null }),
    },
  };
}
