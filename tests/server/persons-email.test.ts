import { describe, expect, it } from 'vitest';
import { callsOf } from '../support/account-calls';
import { giveSettings, insertPerson, PASSWORD } from '../support/account-fixtures';
import { onOneDatabase } from './on-each-database';
import { aProfile, usingPerson } from './using-person';

onOneDatabase('the e-mail of a person', (backend) => {
  const { app, mails, person, save, send, tag } = usingPerson(backend);

  describe('another e-mail address', () => {
    it('needs the password', async () => {
      for (const passwordOld of [undefined, '', 'falsch']) {
        const { status, body } = await save({ email: 'neu@example.org', passwordOld });
        expect([status, body.code, body.errors]).toEqual([
          422,
          'password_incorrect',
          [{ path: 'passwordOld', code: 'password_incorrect' }],
        ]);
      }
      expect(await mails()).toEqual([]);
    });

    it('waits for its confirmation, and both addresses are written to', async () => {
      const { status, body } = await save({ email: 'neu@example.org', passwordOld: PASSWORD });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ email: 'erika@example.org', pendingEmail: 'neu@example.org' });
      expect((await mails()).map(({ recipient, account_id }) => [recipient, account_id])).toEqual([
        ['neu@example.org', null],
        ['erika@example.org', person().id],
      ]);
      const [{ body: text } = { body: '' }] = await backend().database.query<{ body: string }>(
        `select body from mails where recipient = 'neu@example.org'`,
      );
      const key = /key=([\w-]+)/.exec(text)?.[1];
      expect((await send('POST', 'auth/confirm', { key })).status).toBe(200);
      const after = (await send('GET', 'persons')).body.data;
      expect(after.email).toBe('neu@example.org');
      expect(after).not.toHaveProperty('pendingEmail');
    });

    it('is none when only upper and lower case differ', async () => {
      expect((await save({ email: 'Erika@Example.org' })).body.data).not.toHaveProperty('pendingEmail');
    });

    it('is reported as taken only if the client reveals accounts', async () => {
      await insertPerson(backend().database, { email: 'max@example.org' });
      const changes = { email: 'Max@example.org', passwordOld: PASSWORD };
      const hidden = await save(changes);
      expect([hidden.status, hidden.body.data.pendingEmail]).toEqual([200, 'Max@example.org']);
      const letters = await mails();
      expect(letters).toHaveLength(2);
      expect(letters[0]?.account_id).not.toBe(person().id);
      expect(letters[0]?.subject).toContain('schon ein Konto');
      await giveSettings(backend().database, 'stadt', { auth: { revealAccounts: true } });
      const told = await save({ ...changes, firstName: 'Eva' });
      expect([told.status, told.body.code, told.body.errors[0].path]).toEqual([409, 'unavailable_email', 'email']);
      expect((await send('GET', 'persons')).body.data.firstName).toBe('Erika');
    });

    it('can be requested while the mail server is unavailable', async () => {
      const mail = { send: () => Promise.reject(new Error('no server')) };
      const patient = callsOf(app({ mail }), person().token);
      const changes = { email: 'neu@example.org', passwordOld: PASSWORD, firstName: 'Eva' };
      const { status, body } = await patient('PUT', 'persons', aProfile(changes), { 'if-match': tag(1) });
      expect([status, body.data.pendingEmail]).toEqual([200, 'neu@example.org']);
      const waiting = await backend().database.query(`select recipient from mails where state = 'waiting' order by id`);
      expect(waiting).toEqual([{ recipient: 'neu@example.org' }, { recipient: 'erika@example.org' }]);
    });

    it('cannot flood a mailbox', async () => {
      const statuses = [];
      for (let time = 0; time < 7; time += 1) {
        statuses.push((await save({ email: 'opfer@example.org', passwordOld: PASSWORD })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    });
  });
});
