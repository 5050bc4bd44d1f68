import { readFileSync } from 'node:fs';

/** Returns the first block of code in a language that a page of the documentation has, by a word in it. */
export function codeInPage(page: string, language: string, word = ''): string {
  const text = readFileSync(`demo/docs/${page}.md`, 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
  const [, , code] = blocks.find(([, kind, content = '']) => kind === language && content.includes(word)) ?? [];
  if (code === undefined) throw new Error(`${page}.md has no ${language} with ${word}`);
  return code;
}
