import { newAccount, newName, OWN_PASSWORD } from '../support/accounts';
import { element, FEW, giveHost, SCRIPT } from '../support/browser';
import { frameTag, HELPER } from '../support/framed-page';
import { SAVED_HERE } from '../support/recording';
import { expect, skipMissingBrowser, test, type Visitor } from '../support/smoke';
import { KEYS } from '../support/web-driver';

skipMissingBrowser();

/** Marks a page whose element is ready. */
const MARK = `<script>addEventListener('portal-ready', () => document.documentElement.classList.add('ready'))</script>`;
const READY = 'html.ready';
/** The title of a card, but for adverts among them. */
const TITLE = 'article:not(.booked-card) :is(h2, h3, h4) a';
const SEARCH = '[type=search]';
const DAY = '[data-day][tabindex="0"]';

/** An element in German, whatever the browser speaks. */
const german = (tag: string, attributes = '', client = 'stadt') => element(tag, `locale="de" ${attributes}`, client);

/** Opens a page with an element, and waits until it is more than drawn. */
async function open(visitor: Visitor, body: string, path = '/host-page') {
  await visitor.open(await giveHost(newName('smoke'), { body, head: SCRIPT + MARK, path }));
  await visitor.see(READY);
}

const hash = (visitor: Visitor) => visitor.evaluate(() => location.hash, undefined);
const goBack = (visitor: Visitor) => visitor.evaluate(() => history.back(), undefined);
const names = async (visitor: Visitor, selector: string) => (await visitor.seen(selector)).map(({ name }) => name);

/** Uses the month by keys, whose dialog takes and returns the focus. */
async function useMonth(visitor: Visitor) {
  await visitor.click('a', /^Monat$/);
  await visitor.see('[role=grid][aria-busy=false]');
  await visitor.see('[role=grid] a');
  await visitor.click(`${DAY} .month-number`);
  await visitor.see('[role=dialog]');
  /** The day that has the focus, without how many events it has. */
  const day = async () => (await names(visitor, 'td:focus .month-number')).map((name) => name.split(',')[1]);
  await expect.poll(day).toEqual([]);
  await visitor.type(KEYS.escape);
  await expect.poll(() => names(visitor, '[role=dialog]')).toEqual([]);
  await expect.poll(day).toHaveLength(1);
  const first = await day();
  await visitor.type(KEYS.arrowDown);
  await expect.poll(day).not.toEqual(first);
  const next = await day();
  expect(next).toHaveLength(1);
  await visitor.type(KEYS.enter);
  await visitor.see('[role=dialog]');
  expect(await visitor.focused()).not.toMatch(/^(?:td|body) /);
  await visitor.type(KEYS.escape);
  await expect.poll(day).toEqual(next);
}

test('a visitor uses the month, saves a favourite over a reload, searches, filters, opens an event and comes back', async ({
  visitor,
}) => {
  await open(visitor, german('event-portal', FEW));
  await useMonth(visitor);
  await visitor.click('a', /^Liste$/);
  await expect.poll(() => names(visitor, TITLE)).toHaveLength(3);
  const saved = () => names(visitor, '.list-tools .chip');
  await visitor.click('.card > .card-heart');
  await expect.poll(saved).toEqual([expect.stringMatching(/^Merkliste\s*1/)]);
  await visitor.reload();
  await visitor.see(READY);
  await expect.poll(saved).toEqual([expect.stringMatching(/^Merkliste\s*1/)]);
  await visitor.click('.list-tools .chip');
  await expect.poll(() => names(visitor, TITLE)).toHaveLength(1);
  await goBack(visitor);
  await expect.poll(() => names(visitor, TITLE)).toHaveLength(3);

  const all = await names(visitor, '.list-count');
  await visitor.click('a', /^Heute\s*[\d.]*$/);
  await expect.poll(() => hash(visitor)).toBe('#/events?when=today');
  await expect.poll(() => names(visitor, '.list-count')).not.toEqual(all);
  await goBack(visitor);
  await expect.poll(() => names(visitor, '.list-count')).toEqual(all);
  await visitor.click(SEARCH);
  await visitor.type('Konzert');
  await expect.poll(() => hash(visitor)).toContain('q=Konzert');
  await expect.poll(() => names(visitor, '.list-count')).not.toEqual(all);
  await visitor.click(TITLE);
  await expect.poll(() => visitor.focused()).toMatch(/^h2 /);
  const opened = (await visitor.focused()).slice('h2 '.length);
  await goBack(visitor);
  await expect.poll(() => names(visitor, TITLE)).toContain(opened);
  expect((await visitor.see(SEARCH)).value).toBe('Konzert');
});

test('a list of articles opens one in place, and an order of an advert beside it begins with its slot and its days', async ({
  visitor,
}) => {
  const articles = german('article-list', 'limit="3"', 'zeitung');
  await open(visitor, articles + german('advert-order', 'history="hash"'));
  await expect.poll(() => names(visitor, TITLE)).toHaveLength(3);
  const [first] = await names(visitor, TITLE);
  await visitor.click(TITLE);
  await visitor.see(':is(h2, h3)', /^Veranstaltungen zum Artikel$/);
  expect(await visitor.focused()).toContain(first);
  await visitor.click('a', /^Alle Artikel$/);
  await expect.poll(() => names(visitor, TITLE)).toHaveLength(3);

  await visitor.click('button', /^achalmtal\.example/);
  await visitor.click('button', /^Veranstaltungskalender/);
  await visitor.click('button', /^Karte in der Liste/);
  await visitor.click('button', /^Nächster freier Tag/);
  await visitor.see('*', /^1 Tag gewählt$/);
  await visitor.see('[role=status]', /29,75/);
});

test('an author logs in, and input in the form of an event survives a reload', async ({ visitor }) => {
  const { username } = await newAccount('smoke');
  await open(visitor, german('event-portal', FEW), '/host-page#/auth/login');
  await visitor.click('input', /^Benutzername/);
  await visitor.type(username);
  await visitor.click('input', /^Passwort$/);
  await visitor.type(OWN_PASSWORD + KEYS.enter);
  await visitor.see('h2', /^Hallo /);
  await visitor.evaluate(() => {
    location.hash = '/secure/events/eventRecording';
  }, undefined);
  await visitor.click('input', /^Titel/);
  await visitor.type('Weinlese');
  await visitor.see('*', SAVED_HERE);
  await visitor.reload();
  await expect.poll(async () => (await visitor.see('input', /^Titel/)).value).toBe('Weinlese');
  await visitor.see('*', /^Ihr Entwurf von heute, .* ist wieder da\.$/);
});

test('a frame is as tall as its content, also when that changes', async ({ visitor }) => {
  const body = frameTag('&element=event-list&limit=6&locale=de');
  await visitor.open(await giveHost(newName('smoke'), { body, head: HELPER }));
  const heights = () =>
    visitor.evaluate(() => {
      const frame = document.querySelector('iframe');
      const content = frame?.contentDocument?.getElementById('client')?.scrollHeight ?? 0;
      return { frame: Math.round(frame?.getBoundingClientRect().height ?? 0), content };
    }, undefined);
  const misfit = async () => {
    const { frame, content } = await heights();
    return Math.abs(frame - content);
  };
  await expect.poll(() => names(visitor, TITLE)).toHaveLength(6);
  await expect.poll(misfit).toBeLessThanOrEqual(1);
  const { frame } = await heights();
  await visitor.click(SEARCH);
  await visitor.type('zzzz am Ende der Welt');
  await expect.poll(() => names(visitor, TITLE)).toEqual([]);
  await expect.poll(misfit).toBeLessThanOrEqual(1);
  expect((await heights()).frame).toBeLessThan(frame);
});
