import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { build } from 'vite';
import { xssStrings } from '../support/xss-strings';

const PAGE = 'http://portal.test/';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CORPUS = fileURLToPath(new URL('../support/data/xss/strings.json', import.meta.url));
const BATCH = 400;

/** The allowed elements and attributes; repeated here on purpose, so that a change of the product's lists fails. */
const LISTS = {
  content: {
    tags: 'p br b strong i em u ul ol li a h3 h4 blockquote',
    attributes: 'href target rel',
  },
  scaffold: {
    tags:
      'p br b strong i em u ul ol li a h2 h3 h4 h5 h6 blockquote div span section article aside header footer nav main ' +
      'address hr small img figure figcaption dl dt dd sub sup table caption thead tbody tfoot tr th td',
    attributes: 'href target rel src alt width height class style title lang dir aria-label colspan rowspan scope',
  },
} as const;
type ListName = keyof typeof LISTS;
/** The one host that pictures may come from. */
const PICTURES = { base: 'https://pictures.test/clients/stadt', hosts: ['cdn.test'] };
const MAY_BE_ASKED = /^https?:\/\/(?:pictures|cdn)\.test\//;
const names: readonly ListName[] = ['content', 'scaffold'];

type Findings = { offList: string[]; unstable: string[] };
type Lab = {
  hits: string[];
  clean: (html: string, list: ListName) => unknown;
  show: (html: string, list?: ListName) => void;
  examine: (html: string, list: ListName, findings: Findings) => void;
};
declare global {
  interface Window {
    lab: Lab;
  }
}

let script = '';

/** Runs in the page: the sink, the counters and the inspection of what was let through. */
function openLab(
  given: { content(html: string): unknown; scaffold(html: string, from: typeof PICTURES): unknown },
  lists: typeof LISTS,
  pictures: typeof PICTURES,
) {
  const clean = (html: string, list: ListName) =>
    list === 'scaffold' ? given.scaffold(html, pictures) : given.content(html);
  const hits: string[] = [];
  const hit = (what = 'hit') => hits.push(String(what));
  Object.assign(window, { hit, alert: hit, confirm: hit, prompt: hit, print: hit });
  const container = document.body.appendChild(document.createElement('div'));
  const safe = (url: string, base?: string) => /^(?:https?|mailto|tel):$/.test(new URL(url, base).protocol);

  const attributeProblem = (element: Element, { name, value }: Attr, list: ListName) => {
    if (!lists[list].attributes.split(' ').includes(name)) return 'off the list';
    if (name === 'href' && !safe(value, list === 'scaffold' ? document.baseURI : undefined)) return 'unsafe';
    if (name === 'src' && !/^https?:\/\/(?:pictures|cdn)\.test\//.test(value)) return 'unsafe';
    if (name === 'style' && /url|image|src\(|fixed|sticky|z-index|transform|--|expression|\\/i.test(value))
      return 'unsafe style';
    const external = /^https?:/.test(element.getAttribute('href') ?? '');
    if (name === 'href' && external && element.getAttribute('rel') !== 'noopener noreferrer') return 'without rel';
    return undefined;
  };
  const problemsOf = (root: ParentNode, list: ListName) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const tag = element.nodeName.toLowerCase();
      const known = lists[list].tags.split(' ').includes(tag) && element.namespaceURI === container.namespaceURI;
      const found = known ? [] : [`<${tag}>`];
      for (const attribute of element.attributes) {
        const problem = attributeProblem(element, attribute, list);
        if (problem) found.push(`${tag} ${attribute.name}="${attribute.value}" ${problem}`);
      }
      return found;
    });

  const show: Lab['show'] = (html, list) => {
    const box = container.appendChild(document.createElement('div'));
    box.innerHTML = list ? (clean(html, list) as string) : html;
  };
  const examine: Lab['examine'] = (html, list, findings) => {
    const cleaned = clean(html, list) as string;
    const once = String(cleaned);
    if (String(clean(once, list)) !== once) findings.unstable.push(html);
    const box = container.appendChild(document.createElement('div'));
    box.innerHTML = cleaned;
    findings.offList.push(...problemsOf(box, list).map((problem) => `${problem} of ${html.slice(0, 200)}`));
    box.remove();
  };
  window.lab = { hits, clean, show, examine };
}

/** A blank page of our own; everything else that it asks for is written down and refused. */
async function openBlankPage(page: Page, headers: Record<string, string> = {}) {
  const requests: string[] = [];
  const launch = `import { loadCleaner } from '/module.js'; (${openLab})(await loadCleaner(), ${JSON.stringify(LISTS)}, ${JSON.stringify(PICTURES)});`;
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === PAGE) {
      const body = '<!doctype html><title>Blank</title><script type="module" src="/launch.js"></script><body>';
      return route.fulfill({ contentType: 'text/html', headers, body });
    }
    if (url === `${PAGE}launch.js`) return route.fulfill({ contentType: 'text/javascript', body: launch });
    if (url === `${PAGE}module.js`) return route.fulfill({ contentType: 'text/javascript', body: script });
    requests.push(url);
    // With 204 a navigation stays on its page and a picture fails.
    return route.fulfill({ status: 204 });
  });
  await page.goto(PAGE);
  await page.waitForFunction(() => window.lab !== undefined);
  return requests;
}

/** Waits until all that the page has begun has ended, by a failing picture and a request that come after it. */
async function settle(page: Page, requests: string[]) {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      const picture = new Image();
      picture.onerror = resolve;
      picture.src = 'https://last.test/picture';
    });
    await fetch('/last').catch(() => undefined);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return requests.filter((url) => !/last(?:\.test\/picture)?$/.test(url));
}

async function examineAll(page: Page, strings: readonly string[], list: ListName) {
  const requests = await openBlankPage(page);
  const findings: Findings = { offList: [], unstable: [] };
  for (let start = 0; start < strings.length; start += BATCH) {
    const part = await page.evaluate(
      ({ batch, name }) => {
        const found: Findings = { offList: [], unstable: [] };
        for (const html of batch) window.lab.examine(html, name, found);
        return found;
      },
      { batch: strings.slice(start, start + BATCH), name: list },
    );
    for (const key of ['offList', 'unstable'] as const) findings[key].push(...part[key]);
  }
  const sent = await settle(page, requests);
  const hits = await page.evaluate(() => window.lab.hits);
  const unasked = sent.filter((url) => list === 'content' || !MAY_BE_ASKED.test(url));
  return { hits, offList: findings.offList, unstable: findings.unstable, unasked };
}

const NOTHING = { hits: [], offList: [], unstable: [], unasked: [] };

// All of them share one build.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const output = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/lib/clean-html.ts',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The build gave no output.');
  script = bundle.output[0].code;
});

for (const list of names) {
  test(`lets nothing of our own and the collected strings through as ${list}`, async ({ page }) => {
    test.setTimeout(180_000);
    const collection: Record<string, string[]> = JSON.parse(readFileSync(CORPUS, 'utf8'));
    expect(await examineAll(page, [...xssStrings, ...Object.values(collection).flat()], list)).toEqual(NOTHING);
  });
}

test('the strings do fire where nothing is cleaned', async ({ page }) => {
  await openBlankPage(page);
  await page.evaluate((strings) => {
    for (const html of strings) window.lab.show(html);
  }, xssStrings);
  await page.waitForFunction(() => window.lab.hits.length >= 20);
});

test('allows pictures of listed hosts, and replaces others by their alternative text', async ({ page }) => {
  await openBlankPage(page);
  const clean = (html: string, list: ListName) =>
    page.evaluate(({ text, name }) => String(window.lab.clean(text, name)), { text: html, name: list });

  const story = '<h3>Flohmarkt</h3><p>Am <b>Marktplatz</b>,<br>mit <em>Musik</em></p><ul><li>Waffeln</li></ul>';
  expect(await clean(story, 'content')).toBe(story);
  expect(await clean('<a href="https://a.example/x">x</a>', 'content')).toBe(
    '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">x</a>',
  );
  const mail = '<a href="mailto:info@a.example">x</a>';
  expect(await clean(mail, 'content')).toBe(mail);
  expect(await clean('<a href="/x">x</a><h2>y</h2>', 'content')).toBe('<a>x</a>y');

  const frame =
    '<header class="top" style="color: red; display: flex;"><img src="https://pictures.test/logo.png" alt="Stadt" width="80" height="40">' +
    '<nav aria-label="Haupt"><a href="#/events">Termine</a></nav></header><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(await clean(frame, 'scaffold')).toBe(frame);

  const picture = (src: string) => clean(`<p><img src="${src}" alt="Logo">x</p>`, 'scaffold');
  for (const [src, shown] of [
    ['https://pictures.test/a.png', 'https://pictures.test/a.png'],
    ['//cdn.test/a.png', 'https://cdn.test/a.png'],
    // A path leads to the server that the HTML came from, whatever the page's own base is.
    ['/api/media/m1/800', 'https://pictures.test/clients/stadt/api/media/m1/800'],
    ['logo.png?x', 'https://pictures.test/clients/stadt/logo.png?x'],
  ]) {
    expect(await picture(String(src))).toBe(`<p><img src="${shown}" alt="Logo">x</p>`);
  }
  const foreign = [
    'https://evil.test/a.png',
    '//evil.test/a.png',
    'https://pictures.test.evil.test/a',
    'data:image/png;base64,x',
  ];
  const hidden = [
    'https://pictures.test@evil.test/a',
    'https://pictures.test:8443/a',
    '/\\evil.test/a.png',
    'h\tttps://evil.test/',
    '',
  ];
  for (const src of [...foreign, ...hidden]) expect(await picture(src), src).toBe('<p>Logox</p>');
});

test('returns TrustedHTML on a page that requires it', async ({ page }) => {
  await openBlankPage(page, {
    'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types dompurify",
  });
  const shown = await page.evaluate(() => {
    window.lab.show('<p>Waffeln<script>hit()</script></p>', 'content');
    return [document.body.lastElementChild?.innerHTML, typeof window.lab.clean('<b>x</b>', 'content')];
  });
  expect(shown).toEqual(['<div><p>Waffeln</p></div>', 'object']);
  await expect(page.evaluate(() => window.lab.show('<p>raw</p>'))).rejects.toThrow('TrustedHTML');
});
