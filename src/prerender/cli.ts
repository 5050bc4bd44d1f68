import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isLocale } from '../i18n/locale';
import { newPrerender } from './prerender';

/*
 * `npx event-portal prerender page.html --url https://www.example.org/termine`: writes the content of a page's elements
 * into its HTML, for sites without their own server.
 */

const USAGE = `event-portal prerender FILE --url ADDRESS [options]

FILE is the HTML of a page, - for the standard input. What it becomes goes to the standard output.

--url ADDRESS          where the page will stand
--out FILE             writes there instead; where an element could not be drawn, nothing is written
--locale de|en         language of elements that name none
--settings FILE        JSON of window.eventPortalSettings on the page
--event-url ADDRESS    page of an event, with {eventId} in it, for elements without detail-url
--article-url ADDRESS  the same of an article, with {articleId} in it
--nonce TEXT           for the style elements that are written
--patience MS          how long an answer is waited for, 10000 without it
`;

/** The exit code if an element was not drawn. */
const NOT_DRAWN = 2;
const USAGE_ERROR = 1;
/** The patience in ms, long since no visitor waits. */
const TIMEOUT_MS = 10_000;

const options = {
  url: { type: 'string' },
  out: { type: 'string' },
  locale: { type: 'string' },
  settings: { type: 'string' },
  'event-url': { type: 'string' },
  'article-url': { type: 'string' },
  nonce: { type: 'string' },
  patience: { type: 'string' },
} as const;

async function textOf(file: string): Promise<string> {
  if (file !== '-') return readFile(file, 'utf8');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** @returns the exit code */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, file] = positionals;
  const { url, out, locale, nonce } = values;
  if (command !== 'prerender' || !file || !url || !URL.canParse(url)) {
    process.stderr.write(USAGE);
    return USAGE_ERROR;
  }
  const prerender = newPrerender({
    patienceMs: Number(values.patience) || TIMEOUT_MS,
    eventUrl: values['event-url'],
    articleUrl: values['article-url'],
    ...(values.settings && { settings: JSON.parse(await readFile(values.settings, 'utf8')) }),
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const page = { url, ...(isLocale(locale) && { locale }), ...(nonce && { nonce }) };
  const { html, missed } = await prerender(await textOf(file), page);
  for (const tag of missed) process.stderr.write(`<${tag}> was left as it is.\n`);
  if (!out) process.stdout.write(html);
  else if (missed.length === 0) await writeFile(out, html);
  return missed.length > 0 ? NOT_DRAWN : 0;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = USAGE_ERROR;
  },
);
