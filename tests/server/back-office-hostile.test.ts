import { beforeEach, expect, it } from 'vitest';
import { insertOrder } from '../support/advert-fixtures';
import { sentForms, shownForms } from '../support/office-forms';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const BASE = '/backoffice/stadt';
const SCRIPT = `"'></textarea><script>hit()</script>`;

/** Paths to things with names that nothing has. */
const THINGS = [
  ...['events', 'articles', 'orders', 'invoices', 'persons', 'organisations', 'mails', 'texts/templates'],
  ...['queue/event', 'settings/versions', 'adverts/catalogue'],
];
const NAMES = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%',
  '0',
  '-1',
  '1e9',
  '9'.repeat(30),
  'x'.repeat(7000),
  '__proto__',
  "'",
];

/** The lists, and what their addresses choose. */
const LISTS = [
  ...['', '/events', '/articles', '/adverts', '/adverts/calendar', '/invoices', '/invoices.csv', '/invoices/months'],
  ...['/persons', '/organisations', '/addresses', '/mails', '/history', '/search', '/search/suggestions', '/texts'],
];
const QUERIES = ['page', 'sort', 'q', 'search', 'state', 'kind', 'before', 'month', 'from', 'to', 'said', 'failed'];

/** Texts that no operator types, each of a kind that some program reads in its own way. */
const HOSTILE = [`\0${SCRIPT}`, '', 'ä'.repeat(5000), '9'.repeat(400), '[1e999]', '2026-02-30', '999999-12-31'];

onOneDatabase('hostile input of an operator', (backend) => {
  const { browser, person } = usingBackOffice(backend);

  beforeEach(async () => {
    await browser().logIn();
  });

  it('in an address finds nothing', async () => {
    const failed: string[] = [];
    for (const thing of THINGS)
      for (const name of NAMES) {
        const { status } = await browser().open(`${BASE}/${thing}/${name}`);
        if (status >= 500) failed.push(`${status} ${thing}/${name.slice(0, 20)}`);
      }
    for (const path of ['/backoffice/%00', '/backoffice/invitation/%00', '/backoffice/operators/%00'])
      expect([(await browser().open(path)).status, path]).toEqual([404, path]);
    expect(failed).toEqual([]);
  });

  it('in the query of a list shows the list', async () => {
    const failed: string[] = [];
    for (const list of LISTS)
      for (const value of ['-1', '1000000000', '1e9', '\0', SCRIPT, `'; drop table events; --`, '9999-12-31']) {
        const query = new URLSearchParams(QUERIES.map((name) => [name, value]));
        const { status, html } = await browser().open(`${BASE}${list}?${query}`);
        if (status >= 500 || html.includes('<script>hit()')) failed.push(`${status} ${list} ${value}`);
      }
    expect(failed).toEqual([]);
  });

  it('in any field of any form is refused or kept as text', async () => {
    await insertOrder(backend().database, person().id);
    const forms = await shownForms(browser(), [BASE, '/backoffice/account', '/backoffice/operators']);
    expect(forms.length).toBeGreaterThan(25);
    const failed: string[] = [];
    for (const form of forms)
      for await (const { status, html, what } of sentForms(browser(), form, HOSTILE))
        if (status >= 500 || html.includes('<script>hit()')) failed.push(`${status} ${what}`);
    expect(failed).toEqual([]);
  }, 240_000);
});
