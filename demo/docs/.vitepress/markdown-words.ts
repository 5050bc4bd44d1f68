import type { MarkdownRenderer } from 'vitepress';
import { LANGUAGES, type Language } from './languages';
import { SITE_TEXTS } from './texts';

const languageOf = (path: string): Language => LANGUAGES.find((language) => path.startsWith(`${language}/`)) ?? 'de';

/** Names the links of headings and the buttons of code in the language of the page; VitePress knows English only. */
export function translateWords(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  markdown.core.ruler.push('permalink-words', ({ tokens, env }) => {
    const { permalink } = SITE_TEXTS[languageOf(env.relativePath ?? '')];
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.attrGet('class') === 'header-anchor') token.attrSet('aria-label', permalink);
  });
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { copy } = SITE_TEXTS[languageOf(env.relativePath ?? '')];
    return (fence?.(tokens, index, options, env, self) ?? '').replace('title="Copy Code"', `title="${copy}"`);
  };
}
