import { beforeAll, expect, it } from 'vitest';
import { accountApp, callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { RULE_TABLE } from '../support/event-rules/rule-table';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onOneDatabase } from './on-each-database';
import { RECORDING, RECORDS } from './using-own-events';

type Named = { path: string; code: string };

onOneDatabase('the rules of events on the server', (backend) => {
  let send: Send;
  beforeAll(async () => {
    const { database } = backend();
    send = callsOf(accountApp(database), (await insertPerson(database)).token);
  });

  it.each(Object.entries(RULE_TABLE))('%s', async (_, { settings = {}, event, problems }) => {
    await giveSettings(backend().database, 'stadt', { ...settings, ...RECORDING });
    const changes = event?.(RECORDS, TODAY);
    const { status, body } = await send('POST', 'my/events', { ...aWholeEvent(RECORDS, TODAY), ...changes });
    const named = (body.errors ?? []).map(({ path, code }: Named) => `${path} ${code}`);
    expect([named.sort(), status]).toEqual([[...problems].sort(), problems.length === 0 ? 201 : 422]);
  });
});
