import { beforeAll, beforeEach, expect } from 'vitest';
import type { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRoles } from '../support/account-fixtures';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser, fieldsOf } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import type { Backend } from './on-each-database';

/** The fields of a form after the operator has given a reason and seen the mail. */
export const sure = (reason = 'Kein Nachweis') => ({ reason, confirmed: 'yes' });

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
    await insertOperator(database);
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
    /** The calls of a visitor. */
    visit: () => callsOf(accountApp(backend().database)),
    /** The page of the person. */
    page: () => `/backoffice/stadt/persons/${person.id}`,
    /** Presses a button of the form at `action`, which must stand on the page, with what was typed. */
    press: async (from: string, action: string, name: string, typed: Record<string, string> = {}) => {
      const shown = await browser.open(from);
      const form = shown.html.split('<form').find((part) => part.includes(`action="${action}"`)) ?? '';
      expect(form, `${name} at ${action}`).toContain(name === '' ? 'name="csrf"' : `name="action" value="${name}"`);
      return browser.post(action, { ...fieldsOf(form), ...(name && { action: name }), ...typed });
    },
  };
}
