import type { MarkdownRenderer } from 'vitepress';

/** Puts each table into a box that scrolls, also by the keyboard, where the page is narrower than the table. */
export function wrapTables({ renderer }: MarkdownRenderer): void {
  renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  renderer.rules.table_close = () => '</table></div>\n';
}
