import { beforeEach, describe, expect, it } from 'vitest';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, insertPerson, insertRelation, insertToken } from '../support/account-fixtures';
import { mailsTo } from '../support/auth-calls';
import { escaped, fieldsOf } from '../support/back-office-browser';
import { onOneDatabase } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';

onOneDatabase('an operator in the back office', (backend) => {
  const { become, browser, page, person, press, send } = usingBackOffice(backend);

  describe('with persons', () => {
    beforeEach(async () => void (await browser().logIn()));

    it('finds them by name, email address and status, at this client only', async () => {
      const { database } = backend();
      await insertPerson(database, { client: 'zeitung', lastName: 'Quastenberg' });
      const waiting = await insertPerson(database, {
        lastName: 'Äpfelbäumle',
        email: 'obst@example.org',
        status: 'unverified',
      });
      await insertRelation(database, waiting.id, { status: 'changed' });
      const found = async (query: string) =>
        [...(await browser().open(`/backoffice/stadt/persons?${query}`)).html.matchAll(/persons\/\d+">([^<]+)</g)].map(
          ([, name]) => name,
        );
      expect(await found('')).toEqual(['Erika Äpfelbäumle', 'Quirina Quast']);
      expect(await found('search=aepfel')).toEqual(['Erika Äpfelbäumle']);
      expect(await found('search=OBST@')).toEqual(['Erika Äpfelbäumle']);
      expect(await found('search=quast')).toEqual(['Quirina Quast']);
      expect(await found('status=waiting')).toEqual(['Erika Äpfelbäumle']);
      expect(await found('status=verified')).toEqual(['Quirina Quast']);
      for (const query of ['search=%00', "search=';drop", 'status=x', 'page=-1', 'page=9e99', 'page=x']) {
        expect((await browser().open(`/backoffice/stadt/persons?${query}`)).status, query).toBe(200);
      }
      for (const path of [
        '/backoffice/nope',
        '/backoffice/%00',
        '/backoffice/stadt/persons/x',
        `/backoffice/zeitung/persons/${person().id}`,
      ]) {
        expect((await browser().open(path)).status, path).toBe(404);
      }
    });

    it('finds who posts for the address of a relation, with role and state', async () => {
      const { database } = backend();
      const colleague = await insertPerson(database, { firstName: 'Tim', lastName: '<Lang>', status: 'blocked' });
      await insertRelation(database, person().id, { address: 10, status: 'approved' });
      await insertRelation(database, colleague.id, { address: 10, status: 'changed' });
      const stranger = await insertPerson(database, { client: 'zeitung', lastName: 'Fremd' });
      await insertRelation(database, stranger.id, { address: 10, status: 'approved', role: 3 });
      const path = '/backoffice/stadt/organisations/10';
      expect((await browser().open(page())).html).toContain(`href="${path}"`);
      const { html, status } = await browser().open(path);
      expect(status).toBe(200);
      const rows = html.split('<tr').filter((row) => row.includes('/persons/'));
      expect(rows).toHaveLength(2);
      expect(rows[0]).toContain(`persons/${person().id}">Quirina Quast`);
      expect(rows[0]).toContain('freigegeben');
      expect(rows[1]).toContain(`persons/${colleague.id}">Tim ${escaped('<Lang>')}`);
      expect(rows[1]).toContain('Konto: gesperrt');
      for (const id of ['0', 'x', '99999999', '10/x'])
        expect((await browser().open(`/backoffice/stadt/organisations/${id}`)).status).toBe(404);
      expect((await browser().open('/backoffice/stadt/organisations/12')).html).toContain('trägt niemand ein');
    });

    it('lists the organisations for which persons post, with their members and records', async () => {
      const { database } = backend();
      await insertRelation(database, person().id, { address: 10, status: 'approved' });
      const other = await insertPerson(database, {});
      await insertRelation(database, other.id, { address: 12, status: 'new' });
      const stranger = await insertPerson(database, { client: 'zeitung', lastName: 'Fremd' });
      await insertRelation(database, stranger.id, { address: 11, status: 'approved', role: 3 });
      const found = async (query = '') =>
        [
          ...(await browser().open(`/backoffice/stadt/organisations?${query}`)).html.matchAll(/organisations\/(\d+)"/g),
        ].map(([, id]) => Number(id));
      // What waits stands on top.
      expect(await found()).toEqual([12, 10]);
      expect(await found('sort=members-down')).toEqual([10, 12]);
      expect(await found('status=waiting')).toEqual([12]);
      expect(await found('search=KULTURHAUS')).toEqual([10]);
      for (const query of ['search=%00', 'sort=x', 'page=-1', 'page=9e9', 'status=constructor'])
        expect((await browser().open(`/backoffice/stadt/organisations?${query}`)).status, query).toBe(200);
    });

    it("shows their consents by the client's labels", async () => {
      const { database } = backend();
      await database.query('update accounts set accept_conditions = true, accept_privacy_policy = true where id = $1', [
        person().id,
      ]);
      const agreed = async () => /<dt>Zugestimmt<\/dt>\s*<dd>([^<]*)/.exec((await browser().open(page())).html)?.[1];
      expect(await agreed()).toBe('Nutzungsbedingungen, Datenschutzhinweise');
      await database.query(
        `update clients set settings = jsonb_set(settings, '{languageSettings}', $1::jsonb) where key = 'stadt'`,
        [JSON.stringify({ de: { lbl_conditions: 'Hausordnung' }, lbl_privacy_policy: 'Datenschutz' })],
      );
      expect(await agreed()).toBe('Hausordnung, Datenschutz');
    });

    it('locks and unlocks their records: the author reads the reason', async () => {
      const { database } = backend();
      await giveSettings(database, 'stadt', {
        applicationSettings: { activateEventsRecording: 'Y', activateArticles: 'Y' },
      });
      const call = callsOf(accountApp(database));
      const headers = { token: await insertToken(database, person().id) };
      for (const path of ['my/events', 'my/articles']) {
        const title = `Jazz <b>in</b> ${path}`;
        const made = await call('POST', path, { title, state: 'draft' }, headers);
        expect(made.status).toBe(201);
        const own = `${path}/${made.body.data.id}`;
        const noEdit = async () => [
          (await call('GET', own, undefined, headers)).body.data.noEdit,
          (await call('GET', path, undefined, headers)).body.data[0].noEdit,
        ];
        const press = async (action: string) => {
          const shown = await browser().open(page());
          expect(shown.html).toContain(escaped(title));
          const fields = { kind: path === 'my/events' ? 'event' : 'article', record: made.body.data.id, action };
          return browser().post(`${page()}/records`, { ...fields, csrf: browser().csrfOf(shown) });
        };
        expect((await press('lock')).html).toContain('Gespeichert.');
        expect(await noEdit()).toEqual(['locked', 'locked']);
        const change = await call('PUT', own, { title: 'Anders', state: 'draft' }, { ...headers, 'if-match': '*' });
        expect([change.status, change.body.code]).toEqual([409, 'locked']);
        expect((await press('lock')).html).toContain('Das war schon geschehen');
        expect((await press('unlock')).html).toContain('entsperrt');
        expect(await noEdit()).toEqual([undefined, undefined]);
      }
      // A record of somebody else is no concern of this page.
      const other = await insertPerson(database, {});
      const shown = await browser().open(page());
      const path = `/backoffice/stadt/persons/${other.id}/records`;
      const [record] = await database.query<{ id: string }>('select id from events where owner_id = $1', [person().id]);
      const fields = { kind: 'event', record: record?.id ?? '', action: 'lock', csrf: browser().csrfOf(shown) };
      await browser().post(path, fields);
      expect(await database.query('select 1 from events where locked')).toEqual([]);
    });

    it('blocks and unblocks them; their tokens end at once', async () => {
      expect((await press(page(), page(), 'block', sure())).html).toContain('Gespeichert.');
      expect((await send()('GET', 'persons')).body.code).toBe('token_invalid');
      await press(page(), page(), 'unblock');
      expect((await send()('GET', 'persons')).status).toBe(401);
      const [account] = await backend().database.query('select status, version from accounts where id = $1', [
        person().id,
      ]);
      expect(account).toEqual({ status: 'verified', version: 3 });
    });

    it('verifies them and confirms their address; an unverified one stays so through a block', async () => {
      become(await insertPerson(backend().database, { status: 'unverified', isConfirmed: false }));
      await press(page(), page(), 'block', sure());
      await press(page(), page(), 'unblock');
      expect((await browser().open(page())).html).toContain('nicht freigegeben');
      await press(page(), page(), 'verify');
      await press(page(), page(), 'confirm-email');
      const { html } = await browser().open(page());
      expect(html).toContain('(bestätigt)');
      expect(html).not.toContain('value="confirm-email"');
      person().token = await insertToken(backend().database, person().id);
      expect((await send()('GET', 'persons')).status).toBe(200);
      await press(page(), page(), 'unverify', sure());
      expect((await send()('GET', 'persons')).status).toBe(401);
    });

    it('refuses an action that is no longer possible', async () => {
      const csrf = browser().csrfOf(await browser().open(page()));
      await press(page(), page(), 'block', sure());
      expect((await browser().post(page(), { csrf, action: 'block', ...sure() })).html).toContain('wurde nichts getan');
      expect((await browser().post(page(), { csrf, action: 'constructor' })).status).toBe(404);
      const foreign = `/backoffice/zeitung/persons/${person().id}`;
      await browser().post(foreign, { csrf, action: 'unblock' });
      expect((await browser().open(page())).html).toContain('value="unblock"');
    });
  });

  describe('with relations', () => {
    let relation = 0;
    const decision = () => `${page()}/relations/${relation}`;
    const current = async () => (await send()('GET', 'persons')).body.data.roleRelations[0];
    beforeEach(async () => {
      relation = await insertRelation(backend().database, person().id, { status: 'new' });
      await browser().logIn();
    });

    it('decides, and the person sees it at once', async () => {
      const shown = (await browser().open(page())).html;
      expect(shown).toContain('Veranstalterin');
      expect(shown).toContain('Kulturhaus Klosterkirche');
      expect(shown).toContain('Baden-Württemberg – Reutlingen – Pfullingen');
      await press(page(), decision(), 'approve');
      expect((await current()).status).toBe('approved');
      await press(page(), decision(), 'block', sure('  Missbrauch '));
      expect(await current()).toMatchObject({ status: 'blocked', reason: 'Missbrauch' });
      await press(page(), decision(), 'unblock');
      expect(await current()).toMatchObject({ status: 'approved', history: { length: 4 } });
      expect((await browser().open(page())).html).toContain('durch die Verwaltung), Begründung: Missbrauch');
    });

    it('requires a reason for a refusal, shows the mail, and decides only then', async () => {
      for (const action of ['reject', 'block']) {
        const asked = await press(page(), decision(), action);
        expect(asked.status).toBe(200);
        expect(asked.html).not.toContain('So liest es die Person');
        const missing = await press(page(), decision(), action, { step: 'reason', reason: ' ' });
        expect(missing.status).toBe(422);
        expect(missing.html).toContain('Bitte wählen Sie einen Grund oder schreiben Sie einen eigenen.');
        expect((await press(page(), decision(), action, { confirmed: 'yes' })).status, 'without a reason').toBe(200);
      }
      const preview = await press(page(), decision(), 'reject', {
        step: 'reason',
        template: '0',
        reason: 'Bitte <i>.',
      });
      const reason = 'Wir konnten nicht klären, ob Sie dafür eintragen dürfen. Bitte <i>.';
      expect(preview.html).toContain(`Begründung: <mark>${escaped(reason)}</mark>`);
      expect(preview.html).toContain('Ablehnen und E-Mail senden');
      expect((await current()).status).toBe('new');
      expect(await mailsTo(backend().database, person().email)).toEqual([]);
      const done = await browser().post(decision(), fieldsOf(preview.html.split('<form').at(-1) ?? ''));
      expect(done.html).toContain('Gespeichert.');
      expect(await current()).toMatchObject({ status: 'rejected', reason });
      const [mail] = await mailsTo(backend().database, person().email);
      expect(escaped(preview.html.replace(/<\/?mark>/g, ''))).toContain(escaped(escaped(mail?.body ?? '')));
    });

    it('uses the template in the language of the person, and names persons without mail', async () => {
      await backend().database.query(`update accounts set language = 'en' where id = $1`, [person().id]);
      const typed = { step: 'reason', template: '1' };
      const english = await press(page(), decision(), 'reject', typed);
      expect(english.html).toContain('Reason: <mark>You already post for it.</mark>');
      await backend().database.query('update accounts set email_confirmed_at = null where id = $1', [person().id]);
      expect((await press(page(), decision(), 'reject', typed)).html).toContain('Die Person bekommt keine E-Mail');
      for (const template of ['9', 'x', '-1', '1e0', '__proto__'])
        expect((await press(page(), decision(), 'reject', { step: 'reason', template })).status, template).toBe(422);
    });

    it('shows nothing of a person through another client', async () => {
      const csrf = browser().csrfOf(await browser().open(page()));
      for (const path of [page(), decision()]) {
        const foreign = path.replace('/stadt/', '/zeitung/');
        const { html } = await browser().post(foreign, { csrf, action: 'block', step: 'reason', reason: 'x' });
        expect(html, path).not.toContain(person().email);
      }
    });

    it('confirms or refuses a removal', async () => {
      const { database } = backend();
      await database.query(`update role_relations set status = 'delete', status_before = 'approved' where id = $1`, [
        relation,
      ]);
      await press(page(), decision(), 'keep', { confirmed: 'yes' });
      expect((await current()).status).toBe('approved');
      await database.query(`update role_relations set status = 'delete' where id = $1`, [relation]);
      expect((await press(page(), decision(), 'remove')).html).toContain('Gespeichert.');
      expect(await current()).toBeUndefined();
    });

    it('shows a message instead of acting after a concurrent change of the person', async () => {
      const shown = await browser().open(page());
      const seen = /name="seen" value="([^"]*)"/.exec(shown.html)?.[1] ?? '';
      await backend().database.query(
        `insert into relation_history (relation_id, status, by, at) values ($1, 'new', 'person', now())`,
        [relation],
      );
      const late = await browser().post(decision(), { csrf: browser().csrfOf(shown), seen, action: 'approve' });
      expect(late.html).toContain('Inzwischen hat sich etwas geändert');
      expect((await current()).status).toBe('new');
      await backend().database.query('delete from role_relations where id = $1', [relation]);
      const gone = await browser().post(decision(), { csrf: browser().csrfOf(shown), seen, action: 'approve' });
      expect(gone.html).toContain('Das gibt es nicht mehr');
    });
  });

  describe('with suggested addresses', () => {
    const suggest = async () =>
      (await send()('POST', 'addresses', { name: 'Alte Mühle', community: { community_id: 1 } })).body.data.address_id;
    const status = async (id: number) =>
      (await callsOf(accountApp(backend().database))('GET', `addresses/${id}`)).status;
    beforeEach(async () => void (await browser().logIn()));

    it('refuses one that was changed after the page was shown, or of another client', async () => {
      const id = await suggest();
      const list = '/backoffice/stadt/addresses';
      const shown = await browser().open(list);
      const seen = /name="seen" value="(\d+)"/.exec(shown.html)?.[1] ?? '';
      const csrf = browser().csrfOf(shown);
      await backend().database.query('update addresses set version = version + 1 where address_id = $1', [id]);
      for (const [path, version] of [
        [list, seen],
        ['/backoffice/zeitung/addresses', String(Number(seen) + 1)],
      ] as const) {
        const answer = await browser().post(`${path}/${id}`, { csrf, action: 'approve', seen: version });
        expect(answer.html).toContain('wurde nichts getan');
      }
      expect(await status(id)).toBe(404);
      await backend().database.query('delete from addresses where address_id = $1', [id]);
    });

    it('shows all of them, page by page', async () => {
      await backend().database.query(
        `insert into addresses (address_id, name, community_id, client, state)
         select 9000 + n, 'Halle ' || n, 1, 'stadt', 'suggested' from generate_series(1, 120) n`,
      );
      const list = '/backoffice/stadt/addresses';
      const hallsOf = (html: string) =>
        [...html.matchAll(/class="first"[^>]*>Halle (\d+)</g)].map(([, number]) => Number(number));
      const seen: number[] = [];
      for (let path: string | undefined = list; path; ) {
        const { html } = await browser().open(path);
        seen.push(...hallsOf(html));
        path = /<a href="([^"]*)" rel="next">/.exec(html)?.[1];
      }
      expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
      const last = (await browser().open(`${list}?page=3`)).html;
      expect(last).toContain('101 bis 120 von 120');
      expect(last).toContain(`href="${list}?page=2" rel="prev"`);
      expect((await browser().open(`${list}?page=2000000000`)).html).toContain('101 bis 120 von 120');
      await backend().database.query('delete from addresses where address_id > 9000');
    });

    it('accepts or removes one', async () => {
      const [first, second] = [await suggest(), await suggest()];
      const list = '/backoffice/stadt/addresses';
      expect((await browser().open(list)).html).toContain('Quirina Quast');
      expect((await browser().open('/backoffice/zeitung/addresses')).html).not.toContain('Mühle');
      await press(list, `${list}/${first}`, 'approve');
      await press(list, `${list}/${second}`, 'remove', sure());
      expect([await status(first), await status(second)]).toEqual([200, 404]);
      const rows = await backend().database.query(
        'select client, state, version from addresses where address_id = $1',
        [first],
      );
      expect(rows).toEqual([{ client: 'stadt', state: 'approved', version: 2 }]);
      expect((await browser().open(list)).html).toContain('keine vorgeschlagenen Adressen');
      const csrf = browser().csrfOf(await browser().open(list));
      expect(
        (await browser().post(`${list}/${first}`, { csrf, action: 'remove', seen: '', ...sure() })).html,
      ).toContain('wurde nichts getan');
      expect((await browser().post(`${list}/10`, { csrf, action: 'remove', seen: '', ...sure() })).html).toContain(
        'wurde nichts getan',
      );
      expect(await status(10)).toBe(200);
    });
  });
});
