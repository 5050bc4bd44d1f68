import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './languages';
import { SITE_TEXTS } from './texts';

/** The pages that have an address without a language: the file, and the path below the language. */
const REDIRECTS = { 'index.html': '', 'configurator.html': 'configurator' };

/** Writes the pages that lead to the reader's language. */
export function writeRedirects(folder: string, base: string): void {
  for (const [file, path] of Object.entries(REDIRECTS)) writeFileSync(join(folder, file), redirectPage(base, path));
}

const redirectPage = (base: string, path: string) => `<!doctype html>
<html lang="${LANGUAGES[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>event-portal</title>
<script>
const known = ${JSON.stringify(LANGUAGES)};
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => known.includes(tag)) ?? known[0];
location.replace(${JSON.stringify(base)} + language + ${JSON.stringify(`/${path}`)} + location.search + location.hash);
</script>
</head>
<body>
${LANGUAGES.map((language) => `<p lang="${language}"><a href="${base}${language}/${path}">${SITE_TEXTS[language].label}</a></p>`).join('\n')}
</body>
</html>
`;
