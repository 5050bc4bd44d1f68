import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AppEnv, AppOptions } from '../app-options';

const LOOK_EVERY_MS = 300;

/** Reloads the page when the stream names another build, or comes back after a restart of the server. */
const SCRIPT = `<script>{
  let known;
  const stream = new EventSource('/reload');
  stream.onmessage = ({ data }) => { if (known && known !== data) location.reload(); known = data; };
}</script>`;

const started = Date.now();

/** Streams which build stands in dist/, for `npm run dev`, and puts the script that listens into every page. */
export function tellOfReloads(app: Hono<AppEnv>, { distFolder, isClosing }: AppOptions): void {
  const build = () => `${started} ${statSync(join(distFolder, 'event-portal.js'), { throwIfNoEntry: false })?.mtimeMs}`;

  app.get('/reload', (context) =>
    streamSSE(context, async (stream) => {
      while (!stream.aborted && !isClosing()) {
        await stream.writeSSE({ data: build() });
        await stream.sleep(LOOK_EVERY_MS);
      }
    }),
  );

  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    const page = await context.res.text();
    context.res = new Response(page.replace('</body>', `${SCRIPT}</body>`), context.res);
  });
}
