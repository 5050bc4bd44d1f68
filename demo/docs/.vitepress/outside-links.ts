import type { MarkdownRenderer } from 'vitepress';

/** A relative link that leaves the folder of a language. */
const OUTSIDE = /^(?:\.\.\/)+(?!(?:de|en)\/)[^#]/;

/** Shows links to files of the repository outside of the documentation as text: they lead nowhere on the site. */
export function textOutside(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('text-outside', ({ tokens, env }) => {
    const depth = depthOf(env.relativePath ?? '');
    for (const { children } of tokens) {
      let isOutside = false;
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? (token.attrGet('href') ?? '') : undefined;
        if (href !== undefined) isOutside = OUTSIDE.test(href) && (href.match(/\.\.\//g)?.length ?? 0) > depth;
        if (!isOutside || !/^link_/.test(token.type)) continue;
        token.tag = 'span';
        token.attrs = null;
        if (token.type === 'link_close') isOutside = false;
      }
    }
  });
}

/** Returns the number of steps from a page up to the folder of its language. */
const depthOf = (path: string) => path.split('/').length - 2;
