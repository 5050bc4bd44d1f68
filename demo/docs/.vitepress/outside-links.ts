import type { MarkdownRenderer } from 'vitepress';

/** A relative link to a file of the repository. */
const OUTSIDE = /^(?:\.\.\/)+/;
/** Files of the repository that are pages of the site. */
const PAGES: [file: RegExp, page: string][] = [
  [/^(?:\.\.\/)+\.github\/decisions\/(\d[\w-]+)\.md$/, 'decisions/$1.md'],
  [/^(?:\.\.\/)+\.github\/decisions\/README\.md$/, 'decisions.md'],
];

/**
 * Leads links to files of the repository outside of the documentation to their pages on the site. Without one they are
 * text: they lead nowhere on the site.
 */
export function leadOutsideLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('outside-links', ({ tokens, env }) => {
    const depth = depthOf(env.relativePath ?? '');
    for (const { children } of tokens) {
      let isText = false;
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? (token.attrGet('href') ?? '') : undefined;
        if (href !== undefined) {
          const page = PAGES.find(([file]) => file.test(href));
          if (page) token.attrSet('href', href.replace(...page));
          isText = !page && (OUTSIDE.exec(href)?.[0].length ?? 0) > depth * '../'.length;
        }
        if (!isText || !/^link_/.test(token.type)) continue;
        token.tag = 'span';
        token.attrs = null;
        if (token.type === 'link_close') isText = false;
      }
    }
  });
}

/** Returns the number of steps from a page up to the folder of the documentation. */
const depthOf = (path: string) => path.split('/').length - 1;
