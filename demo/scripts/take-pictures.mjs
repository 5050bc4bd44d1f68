// `npm run pictures -- http://localhost:4173`: takes the pictures of the overview from the example pages of a running demo.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from './browser.mjs';
import { root } from './processes.mjs';

const [base = 'http://localhost:4173'] = process.argv.slice(2);
/** Width and height of the part that is shown, in CSS pixels, and the share of it in the file. */
const view = { width: 1280, height: 800 };
const scale = 0.75;

const executablePath = await ensureBrowser();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({
    viewport: view,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  for (const name of ['stadt', 'zeitung', 'altes-cms', 'rahmen']) {
    const page = await context.newPage();
    await page.goto(new URL(`/${name}/`, base).href, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      clip: { x: 0, y: 0, ...view, scale },
    });
    const file = join(root, 'demo', 'pages', 'shared', 'pictures', `${name}.webp`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    console.log(file);
    await page.close();
  }
} finally {
  await browser.close();
}
