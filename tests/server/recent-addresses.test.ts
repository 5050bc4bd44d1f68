import { expect, it } from 'vitest';
import { callsOf } from '../support/account-calls';
import { onOneDatabase } from './on-each-database';
import { usingOwnEvents } from './using-own-events';

onOneDatabase('addresses used before', (backend) => {
  const { send, asOther, created, media } = usingOwnEvents(backend);
  const recent = async (use: string, call = send) => {
    const { body } = await call('GET', `addresses?recent=${use}`);
    return body.data.map(({ address_id }: { address_id: number }) => address_id);
  };
  /** @param minute when the event was changed last */
  const used = async (minute: number, content: object) => {
    const id = await created({ state: 'draft', ...content });
    const at = new Date(Date.UTC(2026, 0, 1, 12, minute));
    await backend().database.query('update events set updated_at = $2 where id = $1', [id, at]);
    return id;
  };

  it('begin with those of the last changed event, each once, also of drafts', async () => {
    await used(1, { location: 12, promoter: 10 });
    await used(2, { location: 10, promoter: 12 });
    await used(3, { location: 12, promoter: null });
    expect([await recent('location'), await recent('promoter')]).toEqual([
      [12, 10],
      [12, 10],
    ]);
  });

  it('are those of existing own events', async () => {
    const gone = await used(1, { location: 12 });
    await send('DELETE', `my/events/${gone}`, undefined, { 'if-match': '*' });
    await used(2, { location: 10 });
    expect([await recent('location'), await recent('location', asOther)]).toEqual([[10], []]);
    const guest = callsOf(media.app());
    expect(await recent('location', guest)).toEqual([]);
  });

  it('are few, and no other list has this order', async () => {
    await used(1, { location: 12 });
    await used(2, { location: 10 });
    expect((await send('GET', 'addresses?recent=location&pageSize=1')).body.data).toHaveLength(1);
    expect((await send('GET', 'addresses?recent=title')).status).toBe(400);
  });
});
