import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { deployFiles } from '../../dist-config/deploy/deploy-files';
import { beLoggedIn, newAccount } from '../support/accounts';
import { element, expect, FEW, openHost, ready, test } from '../support/browser';
import { SERVER_FAULTS, startBundleServer } from '../support/bundle-server';
import { codeInPage } from '../support/code-in-page';
import { hold } from '../support/faults';
import { writeNextBuild } from '../support/next-build';
import { eventForm } from '../support/recording';

const WRITTEN = '<p>Alle Termine</p>';
const RELOAD = 'Bitte laden Sie die Seite neu.';

type Failure = { reason: string; message: string; file?: string; tag: string };
/** Records the failed parts that elements report. */
const watchFailures = (page: Page) =>
  page.addInitScript(() => {
    const failures: unknown[] = [];
    Object.assign(window, { failures });
    window.addEventListener('portal-error', (event) => {
      const { detail, target } = event as CustomEvent<object>;
      failures.push({ ...detail, tag: target instanceof Element ? target.localName : 'document' });
    });
  });
const failuresOf = (page: Page) => page.evaluate(() => (window as unknown as { failures: Failure[] }).failures);

test.describe('a server that sends a file wrongly', () => {
  for (const [name, { answer, advice }] of Object.entries(SERVER_FAULTS)) {
    test(`${name} is named in the console with what it has to send`, async ({ page, problems }) => {
      const server = await startBundleServer('dist');
      try {
        await watchFailures(page);
        const body = element('event-list', 'limit="2"').replace('></', `>${WRITTEN}</`);
        server.fail(/\/loader\.js$/, answer);
        for (const tag of [
          `<script type="module" src="${server.url}/event-portal.js"></script>`,
          `<script src="${server.url}/event-portal.js"></script>`,
          `<script src="${server.url}/event-portal.iife.js"></script>`,
        ]) {
          const before = problems.said.length;
          await openHost(page, { head: tag, body });
          // Frames of the same server may fail in turn, which they say themselves.
          await expect.poll(() => problems.said.length, { message: tag }).toBeGreaterThan(before);
          expect(problems.said[before], tag).toContain(`${server.url}/loader.js`);
          expect(problems.said[before], tag).toContain(advice);
        }
        server.fail(/\/(?:event-detail-screen|login-screen)-/, answer);
        const head = `<script type="module" src="${server.url}/event-portal.js"></script>`;
        await openHost(page, { head, body: element('event-portal', FEW), path: '/host-page?lazy' });
        await ready(page);
        const before = problems.said.length;
        await page.evaluate(() => window.location.assign('#/auth/login'));
        await expect(page.getByRole('alert')).toBeVisible();
        const said = problems.said.slice(before).filter((line) => line.includes('/login-screen-'));
        expect(said).toEqual([expect.stringContaining(advice)]);
        expect(await failuresOf(page)).toContainEqual(
          expect.objectContaining({
            ...{ tag: 'event-portal', reason: 'code' },
            file: expect.stringMatching(/^http.*\/chunks\/login-screen-.*\.js$/),
          }),
        );
        const isGone = /404$|page in its place/.test(name);
        await expect(page.getByText(RELOAD)).toHaveCount(isGone ? 1 : 0);
      } finally {
        await server.close();
      }
    });
  }

  test('is reported by the element whose code or texts are missing', async ({ page }) => {
    const server = await startBundleServer('dist');
    try {
      await watchFailures(page);
      const head = `<script type="module" src="${server.url}/event-portal.js"></script>`;
      for (const [tag, attributes, file] of [
        ['event-list', 'limit="2"', '/core-'],
        ['event-teaser', 'limit="2"', '/light-'],
        ['event-list', 'limit="2" locale="en"', '/en-'],
        ['event-list', 'limit="2"', '/list-effects-'],
      ] as const) {
        server.fail(new RegExp(`/chunks${file}`), { status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });
        await openHost(page, { head, body: element(tag, attributes), path: `/host-page?${file}` });
        await expect
          .poll(() => failuresOf(page), { message: file })
          .toContainEqual(
            expect.objectContaining({ tag, reason: 'code', file: expect.stringContaining(`/chunks${file}`) }),
          );
      }
    } finally {
      await server.close();
    }
  });

  test('is shown in frames also where a script of another product has an attribute data-base', async ({ page }) => {
    const server = await startBundleServer('dist');
    try {
      server.fail(/\/loader\.js$/, { headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/plain' } });
      const head = `<script type="text/plain" data-base="/vendor/"></script><script src="${server.url}/event-portal.iife.js"></script>`;
      await openHost(page, { head, body: element('event-list', 'limit="2"') });
      await expect(page.locator('event-list > iframe')).toHaveAttribute('src', new RegExp(`^${server.url}/iframe/`));
      // A server could log a query.
      const path = '/host-page?key#/auth/login?next=/secure&key=secret';
      await openHost(page, { head, body: element('event-portal'), path });
      const address = new URL((await page.locator('event-portal > iframe').getAttribute('src')) ?? '');
      expect([address.search.includes('secret'), address.hash]).toEqual([
        false,
        '#/auth/login?next=/secure&key=secret',
      ]);
    } finally {
      await server.close();
    }
  });

  test('is told apart from no connection', async ({ page, problems }) => {
    await watchFailures(page);
    // A screen that was loaded ahead would need no connection.
    await page.route(/reset-screen/, (route) => route.abort('internetdisconnected'));
    await openHost(page, { body: element('event-portal', FEW) });
    await ready(page);
    await page.context().setOffline(true);
    try {
      await page.evaluate(() => window.location.assign('#/auth/request-reset'));
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(RELOAD)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      expect(problems.said.filter((line) => line.includes('reset-screen'))).toEqual([]);
      expect(await failuresOf(page)).toContainEqual(expect.objectContaining({ reason: 'code' }));
    } finally {
      await page.context().setOffline(false);
    }
  });
});

test.describe('hashes of all files', () => {
  /** Runs the program of the documentation. @returns the tag that it prints */
  function importMap(base: string, change: (hashes: Record<string, string>) => void): string {
    const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
    const [program, list] = [join(folder, 'import-map.mjs'), join(folder, 'integrity.json')];
    const hashes: Record<string, string> = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
    change(hashes);
    writeFileSync(program, codeInPage('en/delivery', 'js', 'importmap'));
    writeFileSync(list, JSON.stringify(hashes));
    const tag = execFileSync(process.execPath, [program, list, base], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return tag;
  }
  const WRONG = `sha384-${'A'.repeat(64)}`;
  const base = () => `${process.env.OTHER_URL}/dist/`;
  const script = () => `<script type="module" src="${base()}event-portal.js"></script>`;
  const body = element('event-list', 'limit="2"').replace('></', `>${WRITTEN}</`);

  test('let right files run', async ({ page, problems }) => {
    await openHost(page, { head: importMap(base(), () => undefined) + script(), body });
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(problems.said).toEqual([]);
  });

  test('refuse a wrong file, with the content of the element left as it is', async ({ page, problems }) => {
    for (const wrong of ['event-portal.js', 'loader.js']) {
      const refused = page.waitForEvent('console', (message) => /integrity|digest/i.test(message.text()));
      const tag = importMap(base(), (hashes) => Object.assign(hashes, { [wrong]: WRONG }));
      await openHost(page, { head: tag + script(), body });
      expect((await refused).text()).toContain(`${base()}${wrong}`);
      await expect(page.getByText('Alle Termine')).toBeVisible();
      expect(await page.evaluate(() => Object.hasOwn(window, 'EventPortal'))).toBe(false);
    }
    await expect.poll(() => problems.said).toEqual([expect.stringContaining('loader.js is there, but')]);
  });

  test('refuse a wrong chunk', async ({ page }) => {
    await watchFailures(page);
    const tag = importMap(base(), (hashes) => {
      const chunk = Object.keys(hashes).find((path) => path.startsWith('chunks/login-screen-'));
      Object.assign(hashes, { [String(chunk)]: WRONG });
    });
    await openHost(page, { head: tag + script(), body: element('event-portal', FEW) });
    await ready(page);
    await page.evaluate(() => window.location.assign('#/auth/login'));
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await failuresOf(page)).toContainEqual(
      expect.objectContaining({ reason: 'code', file: expect.stringContaining('/login-screen-') }),
    );
  });
});

test.describe('a page that stays open across a deployment', () => {
  /** Serves a folder with one build; `deploy` puts the next one in its place. */
  async function startSite() {
    const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
    const web = join(folder, 'web');
    deployFiles({ from: 'dist', to: web, keepDays: 30 });
    const server = await startBundleServer(web);
    return {
      head: `<script type="module" src="${server.url}/event-portal.js"></script>`,
      deploy(keepDays: number) {
        writeNextBuild('dist', join(folder, 'next'));
        return deployFiles({ from: join(folder, 'next'), to: web, keepDays });
      },
      async close() {
        await server.close();
        rmSync(folder, { recursive: true });
      },
    };
  }

  test('goes on with the files of its build, and a new page has the new ones', async ({ page, problems }) => {
    const site = await startSite();
    try {
      await openHost(page, { head: site.head, body: element('event-portal', FEW) });
      await ready(page);
      expect(site.deploy(30).removed).toEqual([]);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByRole('link', { name: 'Monat', exact: true }).click();
      await expect(
        page
          .getByRole('link', { name: /^Nächste[rn]? Monat/ })
          .or(page.getByText('Ganzer Monat'))
          .first(),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Karte', exact: true }).click();
      await expect(page.getByRole('application', { name: 'Karte' })).toBeVisible();
      await page.evaluate(() => window.location.assign('#/auth/login'));
      await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
      const before = asked.filter((url) => url.includes('/login-screen-'));
      expect(before).toHaveLength(1);
      await page.reload();
      await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
      const after = asked.filter((url) => url.includes('/login-screen-'));
      expect(new Set(after).size).toBe(2);
      expect(problems.said).toEqual([]);
    } finally {
      await site.close();
    }
  });

  test('asks for a reload where a screen, a view or a menu is gone', async ({ page, problems }) => {
    const site = await startSite();
    try {
      await watchFailures(page);
      const body = element('event-portal', FEW);
      const advice = page.getByRole('alert').filter({ hasText: RELOAD });
      const reload = advice.locator('..').getByRole('button', { name: 'Seite neu laden' });
      await openHost(page, { head: site.head, body });
      await ready(page);
      const calendar = page.getByRole('button', { name: /in meinen Kalender$/ }).first();
      await expect(calendar).toBeVisible();
      expect(site.deploy(0).removed).not.toEqual([]);
      await calendar.click();
      await expect(advice).toContainText('Der Kalender ließ sich nicht laden.');
      await page.getByRole('link', { name: 'Monat', exact: true }).click();
      await expect(page.locator('.views-placeholder').getByText(RELOAD)).toBeVisible();
      await page.getByRole('link', { name: 'Karte', exact: true }).click();
      await expect(page.locator('.views-placeholder')).toContainText(
        `Die Karte ließ sich nicht laden. Es gibt eine neue`,
      );
      await page.evaluate(() => window.location.assign('#/auth/login'));
      await expect(advice).toContainText('Fehler');
      expect(await failuresOf(page)).toContainEqual(
        expect.objectContaining({ reason: 'code', tag: 'event-portal', file: expect.stringContaining('/month-part-') }),
      );
      await reload.click();
      await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
      expect(problems.said.filter((line) => line.includes('the status 404'))).not.toEqual([]);
    } finally {
      await site.close();
    }
  });

  test('keeps what was typed into a form, whose parts ask for a reload', async ({ page }) => {
    test.setTimeout(90_000);
    const site = await startSite();
    try {
      const { username } = await newAccount('deployed');
      await beLoggedIn(page, username);
      // The editor is on its way when its file is removed.
      const release = await hold(page, /\/rich-text-editor-/);
      await openHost(page, { head: site.head, body: element('event-recording') });
      await ready(page);
      const form = eventForm(page);
      await form.title.fill('Konzert am See');
      site.deploy(0);
      release();
      await expect(page.getByText(RELOAD).first()).toBeVisible();
      const text = page.getByRole('textbox', { name: /eschreibung/ }).first();
      await text.fill('Mit Chor und Orchester');
      await expect(form.title).toHaveValue('Konzert am See');
      await page.getByRole('button', { name: 'Vorschau' }).click();
      const dialog = page.getByRole('dialog', { name: 'Das ließ sich nicht öffnen' });
      await expect(dialog).toContainText(`${RELOAD} Ihre Eingaben bleiben erhalten.`);
      await dialog.getByRole('button', { name: 'Seite neu laden' }).click();
      await expect(form.cameBack).toBeVisible();
      await expect(form.title).toHaveValue('Konzert am See');
      await expect(text).toHaveText('Mit Chor und Orchester');
    } finally {
      await site.close();
    }
  });
});
