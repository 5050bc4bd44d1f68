import { beforeAll, beforeEach, expect } from 'vitest';
import type { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRoles } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import type { Backend } from './on-each-database';

/** The fields of a form after the operator has given a reason and seen the mail. */
export const sure = (reason = 'Kein Nachweis') => ({ reason, confirmed: 'yes' });

/** Password of the back office in these tests. */
export const BACK_OFFICE_PASSWORD = 'Verwaltung: geheim';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A text as it stands in HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A text of HTML as it is read. */
export const plainText = (text: string) =>
  text.replace(/&[^;]+;/g, (entity) => Object.keys(entities).find((sign) => entities[sign] === entity) ?? entity);

/** The fields of the forms of a page, as a browser would send them. */
export function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)) {
    fields[name] = plainText(value);
  }
  for (const [, name = '', value = ''] of html.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>\n?([^<]*)</g)) {
    fields[name] = plainText(value);
  }
  return fields;
}

type Page = { status: number; headers: Headers; html: string };

/** A browser without scripts: keeps cookies, follows redirects, sends the forms of a page; `from` is its address. */
export function backOfficeBrowser(app: ReturnType<typeof createApp>, from = '203.0.113.1') {
  const cookies = new Map<string, string>();
  const open = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(path, {
      ...init,
      headers: { 'x-forwarded-for': from, ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const target = response.headers.get('location');
    if (target) return open(target);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    open(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
  const csrfOf = ({ html }: Page) => /name="csrf" value="([\w-]{43})"/.exec(html)?.[1] ?? '';
  const logIn = async (password = BACK_OFFICE_PASSWORD) =>
    post('/backoffice/login', { csrf: csrfOf(await open('/backoffice')), password });
  return { open, post, csrfOf, logIn, cookies };
}

/** Gives each test one person, Quirina Quast, and a browser that has not logged in. */
export function usingBackOffice(backend: () => Backend) {
  let clock = NOW;
  let person: InsertedPerson;
  let app: ReturnType<typeof createApp>;
  let browser: ReturnType<typeof backOfficeBrowser>;
  const newApp = (given: Partial<AppOptions> = {}) =>
    accountApp(backend().database, {
      backOfficePassword: BACK_OFFICE_PASSWORD,
      now: () => clock,
      behindProxy: true,
      ...given,
    });

  beforeAll(() => insertRoles(backend().database));
  beforeEach(async () => {
    clock = NOW;
    const { database } = backend();
    await giveSettings(database, 'stadt', {});
    await database.script(`delete from accounts; delete from addresses where address_id >= 1000000;
       delete from backoffice_cookies; delete from backoffice_attempts`);
    person = await insertPerson(database, { firstName: 'Quirina', lastName: 'Quast' });
    app = newApp();
    browser = backOfficeBrowser(app);
  });

  return {
    newApp,
    person: () => person,
    become: (other: InsertedPerson) => {
      person = other;
    },
    browser: () => browser,
    /** One more browser at the same process. */
    neighbour: () => backOfficeBrowser(app),
    /** One more browser, on a process of its own. */
    anotherBrowser: (from?: string, given: Partial<AppOptions> = {}) => backOfficeBrowser(newApp(given), from),
    setClock: (instant: Date) => {
      clock = instant;
    },
    /** The calls of the person. */
    send: () => callsOf(accountApp(backend().database), person.token),
    /** The page of the person. */
    page: () => `/backoffice/stadt/persons/${person.id}`,
    /** Presses a button of the form at `action`, which must stand on the page, with what was typed. */
    press: async (from: string, action: string, name: string, typed: Record<string, string> = {}) => {
      const shown = await browser.open(from);
      const form = shown.html.split('<form').find((part) => part.includes(`action="${action}"`)) ?? '';
      expect(form, `${name} at ${action}`).toContain(name === '' ? '<button>' : `name="action" value="${name}"`);
      return browser.post(action, { ...fieldsOf(form), ...(name && { action: name }), ...typed });
    },
  };
}
