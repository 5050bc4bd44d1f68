import { expect, it } from 'vitest';
import { fieldsOf } from '../support/back-office-browser';
import { cutAt } from '../support/cut-database';
import { onOneDatabase } from './on-each-database';
import { sure } from './using-back-office';
import { CASES, usingDecisions } from './using-decisions';

const MAX_WRITE_LENGTH = 40;

// That each database undoes a transaction as a whole, database.test.ts says: one is enough here.
onOneDatabase('a decision of an operator', (backend) => {
  const decisions = usingDecisions(backend);
  const { anotherBrowser, query, world, arrange, newest, mails, mail } = decisions;

  it.each(CASES)('($kind $action) is complete or absent after an interruption of the server', async (one) => {
    const where = await arrange(one);
    const everything = async () =>
      JSON.stringify([await world(), await mails(), await query('select * from decisions')]);
    /** Cuts the server off at each statement in turn until the form gets through. */
    const untilDone = async (form: string, fields: Record<string, string>) => {
      const before = await everything();
      for (let place = 1; place < MAX_WRITE_LENGTH; place += 1) {
        const { database, hasFailed } = cutAt(backend().database, place);
        const cut = anotherBrowser('203.0.113.1', { mail, database, onError: () => undefined });
        for (const [name, value] of decisions.operator().cookies) cut.cookies.set(name, value);
        const { status } = await cut.post(form, { csrf: decisions.csrf(), ...fields });
        if (!hasFailed()) return { place, status };
        expect([status, await everything()], `at statement ${place}`).toEqual([500, before]);
      }
      throw new Error('It never got through.');
    };
    const shown = (await decisions.operator().open(where.shown)).html;
    const form = shown.split('<form').find((part) => part.includes(`action="${where.form}"`)) ?? '';
    const before = await world();
    const decided = await untilDone(where.form, { ...fieldsOf(form), action: one.action, ...sure() });
    expect([decided.status, decided.place > 4]).toEqual([200, true]);
    const undone = await untilDone(await newest(), {});
    expect([undone.status, undone.place > 4]).toEqual([200, true]);
    expect(await world()).toEqual(before);
  });
});
