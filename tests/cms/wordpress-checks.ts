import { readFileSync } from 'node:fs';
import { type Browser, expect as expectSoon, type Page } from 'playwright/test';
import { wordpressSnippet } from '../../demo/docs/configurator/snippets';
import type { Check } from './typo3-checks';
import { PASSWORD, type Role, type WordPressSite } from './wordpress-site';

const expect = expectSoon.configure({ timeout: 30_000 });
const ARCHIVE = 'dist/cms/event-portal-wordpress.zip';
const SETTINGS = '/wp-admin/options-general.php?page=event-portal';
const OTHER_HOST = 'https://elsewhere.example/clients/stadt';

/** The runner of the checks and the systems that they use. */
type Setup = {
  check: Check;
  site: WordPressSite;
  browser: Browser;
  /** The origin of the event-management system. */
  demo: string;
};

/** Closes the dialogs of a page, and returns the list of their texts. */
function dialogsOf(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Tries the plugin, from its archive to its removal. */
export async function wordpressChecks({ check, site, browser, demo }: Setup): Promise<void> {
  const host = `${demo}/clients/stadt`;
  const sessions = new Map<Role, Awaited<ReturnType<typeof logIn>>>();

  async function logIn(role: Role) {
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${site.url}/wp-login.php`);
    await page.locator('#user_login').fill(role);
    await page.locator('#user_pass').fill(PASSWORD);
    await page.locator('#wp-submit').click();
    await page.waitForURL(/wp-admin/);
    return { context, page };
  }
  /** Returns the page of a person, logged in at the first use. */
  async function pageOf(role: Role): Promise<Page> {
    const session = sessions.get(role) ?? (await logIn(role));
    sessions.set(role, session);
    return session.page;
  }
  /** Runs a step with a page of a visitor who has never been here. */
  async function visit<Result>(path: string, step: (page: Page) => Promise<Result>): Promise<Result> {
    const context = await browser.newContext({ locale: 'de-DE' });
    try {
      const page = await context.newPage();
      const dialogs = dialogsOf(page);
      await page.goto(new URL(path, site.url).href);
      const result = await step(page);
      expect(dialogs, 'a script was run').toEqual([]);
      return result;
    } finally {
      await context.close();
    }
  }
  /** Writes a post as a person does, with the rights of the role, and returns its address. */
  async function write(role: Role, content: string, status = 'publish', type = 'posts'): Promise<string> {
    const page = await pageOf(role);
    await page.goto(`${site.url}/wp-admin/profile.php`);
    const nonce = await page.evaluate(async () => (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text());
    const answer = await page.request.post(`${site.url}/?rest_route=/wp/v2/${type}`, {
      headers: { 'X-WP-Nonce': nonce },
      data: { title: 'Termine', content, status },
    });
    const post = await answer.json();
    if (!answer.ok()) throw new Error(JSON.stringify(post));
    return `/?${type === 'pages' ? 'page_id' : 'p'}=${post.id}`;
  }
  const cards = (page: Page) => page.getByRole('article');
  async function saveSettings(page: Page, fields: Record<string, string>) {
    await page.goto(site.url + SETTINGS);
    for (const [name, value] of Object.entries(fields))
      await page.locator(`[name="event_portal[${name}]"]`).fill(value);
    await page.locator('#submit').click();
  }
  /** Sends the form without the checks of the browser. */
  async function sendSettings(page: Page, fields: Record<string, string>) {
    await page.goto(site.url + SETTINGS);
    await page.locator('#event-portal-settings').evaluate((form, values) => {
      if (!(form instanceof HTMLFormElement)) throw new TypeError('no form');
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(`event_portal[${name}]`);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
      form.noValidate = true;
    }, fields);
    await page.locator('#submit').click();
    await expect(page.locator('.notice')).toBeVisible();
  }
  const stored = () => JSON.parse(site.php("echo wp_json_encode( get_option( 'event_portal' ) );"));

  await check('WordPress: the archive is installed and activated', async () => {
    const page = await pageOf('administrator');
    await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.locator('#pluginzip').setInputFiles(ARCHIVE);
    await page.locator('#install-plugin-submit').click();
    await page.locator('a.button-primary[href*="action=activate"]').click();
    await page.waitForURL(/plugins\.php/);
    await expect(page.locator('tr[data-slug="event-portal"], tr[data-plugin^="event-portal/"]').first()).toContainText(
      'Veranstaltungsportal',
    );
  });

  await check('WordPress: only administrators reach the settings', async () => {
    const page = await pageOf('editor');
    const answer = await page.goto(site.url + SETTINGS);
    expect(answer?.status()).toBe(403);
    const refused = await page.request.post(`${site.url}/wp-admin/options.php`, {
      form: { option_page: 'event_portal', action: 'update', 'event_portal[hosts]': host },
    });
    expect(refused.status()).toBe(403);
  });

  await check('WordPress: bad settings are refused, and nothing entered is lost', async () => {
    const page = await pageOf('administrator');
    const bad: Record<string, string>[] = [
      { hosts: 'javascript:alert(1)' },
      { hosts: 'ftp://events.example' },
      { hosts: 'https://name:word@events.example' },
      { hosts: 'https://"><script>alert(1)</script>' },
      { base: 'javascript:alert(1)//' },
      { base: '//cdn.example' },
      { settings: '{"theme":' },
      { settings: '[]' },
      { settings: '"</script><script>alert(1)</script>"' },
    ];
    for (const fields of bad) {
      await sendSettings(page, fields);
      await expect(page.locator('.notice-error')).toContainText('Es wurde nichts gespeichert');
      for (const [name, value] of Object.entries(fields)) {
        await expect(page.locator(`[name="event_portal[${name}]"]`)).toHaveValue(value);
      }
      expect(stored().hosts ?? []).toEqual([]);
    }
    // Browsers say so before anything is sent.
    await saveSettings(page, { hosts: 'events.example' });
    await expect(page.locator('#event-portal-hosts:invalid')).toHaveCount(1);
    await expect(page.locator('.notice')).toHaveCount(0);
  });

  await check('WordPress: the connection is tested in the browser', async () => {
    const page = await pageOf('administrator');
    const result = page.locator('#event-portal-results');
    await page.goto(site.url + SETTINGS);
    await page.locator('#event-portal-hosts').fill(`${host}/\n${demo}/clients/nobody\nhttp://127.0.0.1:9`);
    await page.getByRole('button', { name: 'Verbindung testen' }).click();
    await expect(result).toContainText(`${host}/: verbunden.`);
    await expect(result).toContainText('clients/nobody: Der Server antwortet mit Fehler 404');
    await expect(result).toContainText('http://127.0.0.1:9: keine Antwort.');
    await expect(result).toContainText('Dateien: gefunden.');
  });

  await check('WordPress: settings are saved, JSON cannot leave its attribute', async () => {
    const settings =
      '{"name": "</script><script>alert(1)</script> \\" \' [gallery] &quot;", "theme": {"light": {"primary": "#7a1f3d"}}}';
    const page = await pageOf('administrator');
    await saveSettings(page, { hosts: host, settings });
    await expect(page.locator('.notice-success')).toBeVisible();
    expect(stored()).toEqual({ hosts: [host], locale: '', base: '', sri: false, settings });
    const path = await write('author', '<!-- wp:event-portal/element {"element":"event-list"} /-->');
    await visit(path, async (visitor) => {
      await expect(cards(visitor).first()).toBeVisible();
      const text = await visitor.locator('event-list').getAttribute('settings');
      expect(JSON.parse(text ?? '')).toEqual(JSON.parse(settings));
    });
  });

  await check('WordPress: a block is chosen, previewed, published and shows events', async () => {
    const page = await pageOf('administrator');
    await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    // Debian's package has no German texts for the scripts of WordPress.
    await page.getByRole('button', { name: 'Close dialog' }).click();
    await page.getByRole('textbox', { name: 'Add title' }).fill('Veranstaltungen');
    const inserter = page.getByRole('button', { name: 'Toggle block inserter' });
    await inserter.click();
    await page.getByPlaceholder('Search').fill('Veranstaltungsportal');
    await page.getByRole('option', { name: 'Veranstaltungsportal' }).click();
    const block = page.locator('[data-type="event-portal/element"]');
    await expect(block.locator('event-portal')).toBeVisible();
    await inserter.click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel('Element', { exact: true }).selectOption('event-list');
    await page.getByLabel('limit', { exact: true }).fill('3');
    await page.getByLabel('filter', { exact: true }).selectOption('off');
    await expect(block.getByRole('article')).toHaveCount(3);
    // A click on a card selects the block, and leads nowhere.
    await cards(page).first().click({ force: true });
    await expect(block.getByRole('article')).toHaveCount(3);
    await expect(block.locator('event-list')).toHaveAttribute('limit', '3');
    // For smaller screens the editor shows its content in a frame.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Tablet' }).click();
    const frame = page.frameLocator('iframe[name="editor-canvas"]');
    await expect(frame.locator('event-list').getByRole('article')).toHaveCount(3);
    await page.getByRole('menuitem', { name: 'Desktop' }).click();
    await page.keyboard.press('Escape');
    await page.locator('.editor-post-publish-panel__toggle').click();
    await page.locator('.editor-post-publish-button').click();
    await page.locator('.post-publish-panel__postpublish-buttons a').first().click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.locator('event-list')).toHaveAttribute('host', host);
    await expect(page.locator('event-list')).toHaveAttribute('locale', 'de');
  });

  await check(
    'WordPress: an author uses block and shortcode, with content for readers without JavaScript',
    async () => {
      const path = await write(
        'author',
        `<!-- wp:event-portal/element {"element":"event-teaser","attributes":{"limit":"2","q":"Musik \\u0026 Theater"}} -->
<!-- wp:paragraph --><p>Alle Termine im Rathaus</p><!-- /wp:paragraph -->
<!-- /wp:event-portal/element -->

[event-portal element="event-list" limit="4" filter="off" detail-url="/termin/?a=1&amp;id={eventId}"]<strong>Termine</strong>[/event-portal]`,
      );
      await visit(path, async (page) => {
        await expect(page.locator('event-list').getByRole('article')).toHaveCount(4);
        await expect(page.locator('event-list')).toHaveAttribute('detail-url', '/termin/?a=1&id={eventId}');
        await expect(page.locator('event-teaser')).toHaveAttribute('q', 'Musik & Theater');
        await expect(page.locator('event-teaser')).toHaveAttribute('limit', '2');
        expect(await page.locator('.event-portal-note').count()).toBe(0);
      });
      const html = await (await fetch(site.url + path)).text();
      expect(html).toMatch(/<event-teaser [^>]*>\s*<p>Alle Termine im Rathaus<\/p>\s*<\/event-teaser>/);
      expect(html).toMatch(/<event-list [^>]*><strong>Termine<\/strong><\/event-list>/);
    },
  );

  await check('WordPress: the code of the configurator and of the documentation works', async () => {
    const attributes = [
      ['q', 'Jazz & "Blues" [live], 2 < 3'],
      ['limit', '2'],
      ['detail-url', '/termin/?a=1&id={eventId}'],
    ] as const;
    const embed = {
      tag: 'event-list' as const,
      base: `${demo}/dist/`,
      host,
      attributes,
      settings: undefined,
      reserve: undefined,
    };
    const { block, shortcode } = wordpressSnippet(embed);
    for (const role of ['author', 'administrator'] as const) {
      const path = await write(role, `${block}\n\n${shortcode}`);
      await visit(path, async (page) => {
        const elements = page.locator('event-list');
        await expect(elements).toHaveCount(2);
        for (const element of await elements.all()) {
          for (const [name, value] of [['host', host] as const, ...attributes]) {
            await expect(element).toHaveAttribute(name, value);
          }
        }
      });
    }
    const documentation = readFileSync('demo/docs/de/cms/wordpress.md', 'utf8');
    const codes = [...documentation.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
    const path = await write('author', codes.join('\n'));
    await visit(path, async (page) => {
      await expect(page.locator('event-list[rubric="3"][limit="6"]')).toHaveCount(2);
      await expect(cards(page).first()).toBeVisible();
    });
  });

  await check('WordPress: what is wrong is left out, and only people who write are told', async () => {
    const path = await write(
      'author',
      `[event-portal element="event-list" limit="900" view="tree" limitt="3" compact settings="{}"]

[event-portal element="script"]

[event-portal host="${OTHER_HOST}"]`,
    );
    await visit(path, async (page) => {
      await expect(cards(page).first()).toBeVisible();
      for (const name of ['limit', 'view', 'limitt', 'compact']) {
        expect(await page.locator('event-list').getAttribute(name), name).toBeNull();
      }
      expect(await page.locator('event-portal').count()).toBe(0);
      expect(await page.content()).not.toContain('elsewhere.example');
      expect(await page.locator('.event-portal-note').count()).toBe(0);
    });
    const page = await pageOf('author');
    await page.goto(site.url + path);
    const notes = await page.locator('.event-portal-note').allTextContents();
    expect(notes.join('\n')).toMatch(
      /„limit“.*1 bis 100[\s\S]*„view“[\s\S]*„limitt“[\s\S]*„compact“[\s\S]*„settings“[\s\S]*„script“[\s\S]*nicht eingetragen/,
    );
  });

  await check('WordPress: nobody stores a script in attributes', async () => {
    const alarm = 'alert(1)';
    const values = [
      `\\"><script>${alarm}</script>`,
      `\\" onmouseover=\\"${alarm}\\" style=\\"position:fixed;inset:0`,
      `&quot; onclick=&quot;${alarm}`,
      `javascript:${alarm}`,
      `java\\tscript:${alarm}`,
      ` javascript:${alarm}`,
      `data:text/html,<script>${alarm}</script>`,
      `[event-portal element='event-list' q='x']`,
      `--><img src=x onerror=${alarm}>`,
    ];
    const names = ['q', 'detail-url', 'host', 'view', 'onclick', 'q\\" onload=\\"x'];
    const blocks = values.flatMap((value) =>
      names.map(
        (name) =>
          `<!-- wp:event-portal/element {"element":"event-list","attributes":{"filter":"off","${name}":"${value.replace('--', '\\u002d\\u002d')}"}} /-->`,
      ),
    );
    blocks.push(`<!-- wp:event-portal/element {"element":"img src=x onerror=${alarm} ","attributes":[1]} /-->`);
    // WordPress takes everything up to the next end for the content of a shortcode: the one with content is first.
    const shortcodes = [
      `[event-portal element="event-list"]<script>${alarm}</script><img src=x onerror=${alarm}>[/event-portal]`,
      `[event-portal element="event-list" q='"><script>${alarm}</script>']`,
      `[event-portal element="event-list" q="]<img src=x onerror=${alarm}>"]`,
      `[event-portal element='event-list' q='" onfocus=${alarm} autofocus="']`,
      `[event-portal element="event-list" detail-url="javascript:${alarm}"]`,
      `[event-portal element="event-list" detail-url="&#106;avascript:${alarm}"]`,
      `[event-portal host="javascript:${alarm}"]`,
      `[event-portal element="event-list" onclick="${alarm}"]`,
    ];
    blocks.push(
      `<!-- wp:event-portal/element {"element":"event-list","attributes":{"limit":"1","dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${alarm}>"},"onfocus":"${alarm}","autofocus":"","tabindex":"0"}} /-->`,
    );
    const written = await write('author', [...blocks, ...shortcodes].join('\n\n'));
    const awaited = await write('contributor', [...blocks, ...shortcodes].join('\n\n'), 'pending');
    const faults = (page: Page) =>
      page.evaluate(() => {
        const ours = [...document.querySelectorAll('event-list, event-portal')];
        const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(({ name }) => /^on/.test(name) || name === 'autofocus')
            .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
        );
        const addresses = ours.flatMap((element) => [element.getAttribute('detail-url'), element.getAttribute('host')]);
        const scripts = [...document.scripts]
          .filter(({ text }) => text.includes('alert(1)'))
          .map(({ outerHTML }) => outerHTML);
        const bad = addresses.filter((address) => address !== null && !/^(?:https?:)?\/\/|^[^:]*$/.test(address));
        const nested = [...document.querySelectorAll('event-list event-list')].length;
        return {
          count: ours.length,
          found: [
            ...handlers.filter((text) => text.includes('alert(1)')),
            ...scripts,
            ...bad,
            ...(nested ? [`${nested} nested`] : []),
          ],
        };
      });
    await visit(written, async (page) => {
      const { count, found } = await faults(page);
      expect(count).toBeGreaterThan(blocks.length / 2);
      expect(found).toEqual([]);
    });
    // An editor reads what a contributor has written.
    const page = await pageOf('editor');
    await page.goto(`${site.url}${awaited}&preview=true`);
    const { count, found } = await faults(page);
    expect(count).toBeGreaterThan(blocks.length / 2);
    expect(found).toEqual([]);
    // Its preview in the editor takes no more than the page. An administrator has written it, so nothing was filtered.
    const own = await write('administrator', blocks.join('\n\n'), 'draft');
    const editor = await pageOf('administrator');
    const dialogs = dialogsOf(editor);
    await editor.goto(`${site.url}/wp-admin/post.php?action=edit&post=${own.replace(/\D/g, '')}`);
    await expect(editor.locator('.event-portal-preview').last().getByRole('article')).toHaveCount(1);
    const inEditor = await editor
      .locator('.event-portal-preview *')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [
          ...[...element.attributes].filter(({ name }) => /^on|^autofocus$/.test(name)).map(({ name }) => name),
          ...(element.querySelector('img[src=x]') ? ['img'] : []),
        ]),
      );
    expect(inEditor).toEqual([]);
    expect(dialogs).toEqual([]);
  });

  await check(
    'WordPress: pages without an element have no script, the others ask the files and the host only',
    async () => {
      await visit('/?page_id=2', async (page) => {
        expect(await page.locator('script[data-base], event-portal').count()).toBe(0);
      });
      const path = await write('author', '[event-portal element="event-list"]');
      const context = await browser.newContext({ locale: 'de-DE' });
      const page = await context.newPage();
      const origins = new Set<string>();
      page.on('request', (request) => {
        if (/^http/.test(request.url())) origins.add(new URL(request.url()).origin);
      });
      await page.goto(site.url + path);
      await expect(cards(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.close();
      expect([...origins].sort()).toEqual([site.url, demo].sort());
      const html = await (await fetch(site.url + path)).text();
      const tags = html.match(/<script [^>]*data-base=[^>]*>/g) ?? [];
      expect(tags).toHaveLength(1);
      expect(tags[0]).toMatch(
        /type="module".* data-base="http:\/\/127\.0\.0\.1:\d+\/wp-content\/plugins\/event-portal\/files\/[\d.]+\/".* data-cfasync="false"/,
      );
    },
  );

  await check('WordPress: an element in a template part brings its script', async () => {
    site.php(`
      $part = get_block_template( 'twentytwentythree//footer', 'wp_template_part' );
      $id = wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'footer', 'post_title' => 'Footer',
        'post_content' => '<!-- wp:event-portal/element {"element":"event-teaser","attributes":{"limit":"2"}} /-->',
        'tax_input' => [] ] );
      wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );
      wp_set_object_terms( $id, 'footer', 'wp_template_part_area' );
      echo $id;`);
    await visit('/?page_id=2', async (page) => {
      await expect(page.locator('event-teaser').getByRole('article')).toHaveCount(2);
    });
  });

  await check(
    'WordPress: files of another address are used, and refused if they are not those of the plugin',
    async () => {
      const path = await write('author', '[event-portal element="event-list"]');
      const page = await pageOf('administrator');
      await page.goto(site.url + SETTINGS);
      await page.locator('#event-portal-base').fill(`${demo}/dist`);
      await page.locator('#event-portal-sri').check();
      await page.getByRole('button', { name: 'Verbindung testen' }).click();
      await expect(page.locator('#event-portal-results')).toContainText('Dateien: gefunden.');
      await page.locator('#submit').click();
      await visit(path, async (visitor) => {
        await expect(cards(visitor).first()).toBeVisible();
        await expect(visitor.locator('script[data-base]')).toHaveAttribute('src', `${demo}/dist/event-portal.js`);
        await expect(visitor.locator('script[data-base]')).toHaveAttribute('integrity', /^sha384-/);
      });
      await page.route('**/dist/event-portal.js', async (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: '// changed',
        }),
      );
      await page.goto(site.url + SETTINGS);
      await page.getByRole('button', { name: 'Verbindung testen' }).click();
      await expect(page.locator('#event-portal-results')).toContainText('lässt sich nicht laden');
      await page.unroute('**/dist/event-portal.js');
      site.php(
        `update_option( 'event_portal', array_merge( get_option( 'event_portal' ), [ 'base' => '', 'sri' => false ] ) );`,
      );
    },
  );

  await check('WordPress: an English site has English elements and settings', async () => {
    const path = await write('author', '[event-portal element="event-list"]');
    site.php("update_option( 'WPLANG', '' );");
    await visit(path, async (page) => {
      await expect(page.locator('event-list')).toHaveAttribute('locale', 'en');
      await expect(cards(page).first()).toBeVisible();
    });
    const page = await pageOf('administrator');
    await page.goto(site.url + SETTINGS);
    await expect(page.getByRole('button', { name: 'Test the connection' })).toBeVisible();
    site.php("update_option( 'WPLANG', 'de_DE' );");
  });

  await check('WordPress: PHP has nothing to say, and the server asks nobody', async () => {
    expect(site.objections()).toEqual([]);
    expect(site.requests()).toEqual([]);
  });

  await check('WordPress: without the plugin nothing of it is left', async () => {
    const page = await pageOf('administrator');
    await page.goto(`${site.url}/wp-admin/plugins.php`);
    await page.locator('a[href*="action=deactivate"][href*="event-portal"]').click();
    page.removeAllListeners('dialog');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.locator('a[href*="action=delete-selected"][href*="event-portal"]').click();
    await expect.poll(() => site.has('plugins/event-portal')).toBe(false);
    expect(
      site.php(
        'global $wpdb; echo $wpdb->get_var( "select count(*) from $wpdb->options where option_name like \'%event_portal%\'" );',
      ),
    ).toBe('0');
  });
}
