import { expect, it, vi } from 'vitest';
import { addClient, listClients } from '../../demo/tools/clients';
import { loadInto } from '../../demo/tools/import/load-file';
import { onEachDatabase, onOneDatabase } from './on-each-database';

const ORDER = { name: 'events.json', content: '[]', articles: false };

onOneDatabase('clients', (backend) => {
  it('are added once, with a key for addresses, and valid settings', async () => {
    const { database, app } = backend();
    const settings = '{"eventList": {"resultsPerPage": 12}}';
    await addClient(database, { key: 'meinestadt', name: ' Meine Stadt ', settings });
    expect(await listClients(database)).toContainEqual({ key: 'meinestadt', name: 'Meine Stadt', events: 0 });
    const answer = await (await app.request('/clients/meinestadt/api/clientSettings')).json();
    expect(answer.data).toMatchObject({ name: 'Meine Stadt', eventList: { resultsPerPage: 12 } });
    await expect(addClient(database, { key: 'meinestadt', name: 'x' })).rejects.toThrow('already');
    for (const key of ['', 'Stadt', 'a/b', '-a', 'ä', 'x'.repeat(61)])
      await expect(addClient(database, { key, name: 'x' })).rejects.toThrow('is no key');
    await expect(addClient(database, { key: 'ohne-namen', name: ' ' })).rejects.toThrow('name of a client');
    for (const settings of ['{', '[]', '{"eventList": {"resultsPerPage": "viele"}}'])
      await expect(addClient(database, { key: 'falsch', name: 'x', settings })).rejects.toThrow('are refused');
  });

  it('are never created by an import, nor is demo data', async () => {
    const { database } = backend();
    const before = await listClients(database);
    for (const articles of [false, true])
      await expect(loadInto(database, { ...ORDER, client: 'dorf', articles })).rejects.toThrow(
        /no client dorf[\s\S]*npm run admin -- client add dorf/,
      );
    expect(await listClients(database)).toEqual(before);
  });
});

onEachDatabase('an import into an empty database', (backend) => {
  const emptied = (database: ReturnType<typeof backend>['database']) =>
    database.script('truncate clients, communities, addresses cascade');

  it('does not fill it', async () => {
    const { database } = backend();
    await emptied(database);
    await expect(loadInto(database, { ...ORDER, client: 'meinestadt' })).rejects.toThrow('has no clients yet');
    await addClient(database, { key: 'meinestadt', name: 'Meine Stadt' });
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await loadInto(database, { ...ORDER, client: 'meinestadt' })).toBe(0);
    info.mockRestore();
    expect(await listClients(database)).toEqual([{ key: 'meinestadt', name: 'Meine Stadt', events: 0 }]);
    expect(await database.query('select 1 from accounts')).toEqual([]);
  });
});
