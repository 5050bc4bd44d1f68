import { describe, expect, it } from 'vitest';
import {
  accountActions,
  addressActions,
  relationActions,
  reviewActions,
} from '../../demo/server/backoffice/decisions/action-labels';
import { ARTICLE_COLUMNS, EVENT_COLUMNS } from '../../demo/server/reviews/reviewed-state';
import { insertToken } from '../support/account-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { onEachDatabase } from './on-each-database';
import { sure } from './using-back-office';
import { CASES, type Case, nameOf, usingDecisions } from './using-decisions';

const SECOND_MS = 1000;
const TEN_MINUTES_MS = 600 * SECOND_MS;
/** The mail about an approval leaves soon, because somebody is waiting for it. */
const ONE_MINUTE_MS = 60 * SECOND_MS;
const isApproval = ({ action }: Case) => action === 'approve' || action === 'verify';
/** Columns that no decision changes: the owner of a record and the actions of the owner. */
const OWNED = ['client', 'created_at', 'deleted_at', 'id', 'locked', 'owner_id', 'state_before', 'version'];
/** The database folds the words of an article by itself. */
const UNDECIDED: Record<string, string[]> = { events: [...OWNED, 'copied_from'].sort(), articles: [...OWNED, 'words'] };

it('are all in the table', () => {
  const all = Object.entries({
    account: accountActions,
    relation: relationActions,
    address: addressActions,
    event: reviewActions,
    article: reviewActions,
  });
  expect(CASES.map(nameOf).sort()).toEqual(
    all.flatMap(([kind, actions]) => Object.keys(actions).map((action) => `${kind} ${action}`)).sort(),
  );
});

onEachDatabase('the decisions of an operator', (backend, once) => {
  const decisions = usingDecisions(backend);
  const {
    anotherBrowser,
    person,
    query,
    world,
    arrange,
    press,
    decide,
    newest,
    undo,
    mails,
    leaving,
    letters,
    at,
    mail,
  } = decisions;

  once.each([
    ['events', EVENT_COLUMNS],
    ['articles', ARTICLE_COLUMNS],
  ])('restore every column of %s that a decision may change', async (table, changed) => {
    const columns = await query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name);
    expect(names.filter((name) => !changed.includes(name)).sort()).toEqual(UNDECIDED[table]);
    expect(changed.filter((name) => !names.includes(name))).toEqual([]);
  });

  describe.each(CASES)('$kind $action', (one) => {
    once('requires a reason for a refusal, and shows the mail before the decision', async () => {
      const where = await arrange(one);
      const before = await world();
      if (one.reason === 'none') {
        expect((await press(one, where)).html).toContain('Gespeichert.');
        expect(await mails()).toEqual(letters(one, 'waiting'));
        return;
      }
      const asked = await press(one, where);
      expect(asked.html).toContain('Warum? Die Person liest es.');
      expect(asked.html.match(/type="radio"/g)?.length).toBeGreaterThan(0);
      expect(await world()).toEqual(before);
      const missing = await press(one, where, { step: 'reason' });
      expect([missing.status, missing.html.includes('id="reason-error"')]).toEqual(
        one.reason === 'needed' ? [422, true] : [200, false],
      );
      expect((await press(one, where, { confirmed: 'yes' })).html.includes('Gespeichert.')).toBe(
        one.reason === 'asked',
      );
      if (one.reason === 'asked') return;
      const preview = await press(one, where, { step: 'reason', template: '0' });
      expect(preview.html).toContain(`<dd>Stadt: ${one.mail}</dd>`);
      expect(preview.html).toContain('und E-Mail senden');
      expect([await world(), await mails()]).toEqual([before, []]);
      const done = await decisions.operator().post(where.form, fieldsOf(preview.html.split('<form').at(-1) ?? ''));
      expect(done.html).toContain('Gespeichert.');
      expect(await mails()).toEqual(letters(one, 'waiting'));
    });

    it('is undone without its mail just before that leaves, and final after 10:01, when the mail is sent', async () => {
      const where = await arrange(one);
      await insertToken(backend().database, person().id);
      const before = await world();
      await decide(one, where);
      expect(await world()).not.toEqual(before);
      const last = (isApproval(one) ? ONE_MINUTE_MS : TEN_MINUTES_MS) - SECOND_MS;
      at(last);
      expect(await leaving(last)).toEqual([]);
      expect(await undo(await newest())).toContain('Alles ist wie vorher');
      expect(await world()).toEqual(before);
      expect(await mails()).toEqual(letters(one, 'dropped'));
      expect(await leaving(2 * TEN_MINUTES_MS)).toEqual([]);
      // As it was, it can be decided on again.
      expect((await decide(one, where)).html).toContain('Gespeichert.');
      const after = await world();
      at(2 * TEN_MINUTES_MS);
      expect(await undo(await newest())).toContain('Das lässt sich nicht mehr zurücknehmen');
      expect(await world()).toEqual(after);
      expect(await leaving(2 * TEN_MINUTES_MS)).toEqual(letters(one, '').map(({ subject }) => subject));
    });

    if (isApproval(one))
      it('is undone after its mail has left with a second mail, which corrects it', async () => {
        const where = await arrange(one);
        const before = await world();
        await decide(one, where);
        expect(await leaving(ONE_MINUTE_MS)).toEqual(letters(one, '').map(({ subject }) => subject));
        at(TEN_MINUTES_MS - SECOND_MS);
        expect(await undo(await newest())).toContain('Die E-Mail war schon verschickt');
        expect(await world()).toEqual(before);
        expect(await leaving(TEN_MINUTES_MS)).toEqual(['Stadt: Wir haben eine Freigabe zurückgenommen']);
      });

    once('is made and undone once, by two operators on two servers', async () => {
      const where = await arrange(one);
      const before = await world();
      const other = anotherBrowser('203.0.113.2', { mail });
      const proof = other.csrfOf(await other.logIn());
      const shown = await Promise.all(
        [decisions.operator(), other].map(async (by) => (await by.open(where.shown)).html),
      );
      const sent = [decisions.operator(), other].map((by, index) => {
        const form = shown[index]?.split('<form').find((part) => part.includes(`action="${where.form}"`)) ?? '';
        return by.post(where.form, { ...fieldsOf(form), action: one.action, ...sure() });
      });
      const done = (await Promise.all(sent)).map(({ html }) => html);
      expect(done.filter((html) => /Gespeichert\./.test(html))).toHaveLength(1);
      expect(done.filter((html) => /schon geschehen|Inzwischen|gibt es nicht mehr/.test(html))).toHaveLength(1);
      expect(await query('select 1 from decisions')).toHaveLength(1);
      const path = await newest();
      const undone = await Promise.all([undo(path), undo(path, other, proof)]);
      expect(undone.filter((html) => html.includes('Alles ist wie vorher'))).toHaveLength(1);
      expect(undone.filter((html) => html.includes('schon geschehen'))).toHaveLength(1);
      expect(await world()).toEqual(before);
    });
  });
});
