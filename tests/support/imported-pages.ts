import type { IncomingMessage, ServerResponse } from 'node:http';

const jsonLd = (event: object) =>
  `<!doctype html><meta charset="iso-8859-1"><script type="application/ld+json">${JSON.stringify(event)}</script>`;

/** A concert, on a page of the nineties. */
const JAZZ = jsonLd({
  ...{ '@type': 'MusicEvent', name: 'Jazz für alle', description: 'Ein Abend im Freien.' },
  startDate: '2099-05-01T19:30',
  image: '/bilder/jazz.jpg',
  offers: { url: 'karten.html' },
});

type Page = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

const PAGES: Record<string, Page> = {
  '/jazz': { headers: { 'content-type': 'text/html' }, body: Buffer.from(JAZZ, 'latin1') },
  '/moved': { status: 301, headers: { location: '/jazz' } },
  '/empty': { headers: { 'content-type': 'text/html' }, body: '<h1>Willkommen' },
  '/picture': { headers: { 'content-type': 'image/png' }, body: 'no picture' },
  '/private': { status: 302, headers: { location: 'http://127.0.0.1/backoffice' } },
};

/** Answers as a website from which events are imported; '/slow' never answers. */
export function answerImportedPage({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/slow') return;
  const { status = 200, headers = {}, body } = PAGES[url] ?? { status: 404 };
  response.writeHead(status, headers).end(body);
}
