// `npm run docs:pictures -- http://localhost:4173`: takes the pictures of the settings' effects, for the documentation,
// from a running demo.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from './browser.mjs';
import { root } from './processes.mjs';

// The list is TypeScript.
const { register } = await import('tsx/esm/api');
register();
const { pictureFiles, SETTING_PICTURES } = await import('../docs/.vitepress/setting-pictures.ts');

const [base = 'http://localhost:4173'] = process.argv.slice(2);
const folder = join(root, 'demo', 'docs', 'pictures');
/** The time in milliseconds for which pictures and fonts must have been quiet. */
const quietMs = 500;

const executablePath = await ensureBrowser();
if (!executablePath) process.exit(1);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
  for (const picture of SETTING_PICTURES) {
    const [without, changed] = pictureFiles(picture);
    await takePicture(context, picture, {}, without);
    await takePicture(context, picture, nested(picture.setting, picture.value), changed);
  }
} finally {
  await browser.close();
}

/** Returns settings with one value. */
function nested(path, value) {
  return path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);
}

async function takePicture(context, { markup, part, width, height }, settings, name) {
  const page = await context.newPage();
  const space = 16;
  await page.setViewportSize({ width, height: 2000 });
  const address = new URL('/picture-of-a-setting', base).href;
  const styles = `body{margin:0;padding:${space}px;font:16px/1.5 system-ui,sans-serif}`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><style>${styles}</style><body>${markup}
<script>window.eventPortalSettings = ${JSON.stringify(settings)}</script>
<script type="module" src="/dist/event-portal.js"></script></body></html>`,
    }),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[part~=root]').first().waitFor();
  await page.waitForTimeout(quietMs);
  const top = part ? ((await page.locator(part).first().boundingBox())?.y ?? 0) - space : 0;
  const session = await context.newCDPSession(page);
  const clip = { x: 0, y: Math.max(0, top), width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
  const file = join(folder, name);
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(file);
  await page.close();
}
