import type { MarkdownRenderer } from 'vitepress';

/** Keeps braces in inline code: Vue would replace them by the value of what they name. */
export function keepBraces({ core }: MarkdownRenderer): void {
  core.ruler.push('code-braces', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'code_inline') token.attrSet('v-pre', '');
  });
}
