import { beforeEach, expect, it } from 'vitest';
import { insertPerson, insertRelation } from '../support/account-fixtures';
import { mailsTo } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';

onOneDatabase('a decision of an operator', (backend) => {
  const { become, browser, page, person, press } = usingBackOffice(backend);
  const newest = async () => (await mailsTo(backend().database, person().email))[0];
  const count = async () => (await mailsTo(backend().database, person().email)).length;
  const related = (status: string) => insertRelation(backend().database, person().id, { status, before: 'approved' });
  const decide = (relation: number, action: string, reason = '') =>
    press(page(), `${page()}/relations/${relation}`, action, { reason, confirmed: 'yes' });
  beforeEach(async () => void (await browser().logIn()));

  it('on an account is reported by mail', async () => {
    become(await insertPerson(backend().database, { lastName: 'Muster', status: 'unverified' }));
    await press(page(), page(), 'verify');
    expect(await newest()).toMatchObject({
      subject: 'Stadt: Ihr Konto ist freigegeben',
      body: expect.stringMatching(/^Guten Tag Erika Muster,[\s\S]*im Portal „Stadt“[\s\S]*#\/secure\/profile\n/),
    });
    await press(page(), page(), 'block', sure());
    expect(await newest()).toMatchObject({
      subject: 'Stadt: Ihr Konto ist gesperrt',
      body: expect.stringContaining('Begründung: Kein Nachweis'),
    });
    await press(page(), page(), 'unblock');
    expect(await count()).toBe(2);
    await press(page(), page(), 'unverify', sure('Umgezogen'));
    expect(await newest()).toMatchObject({
      subject: 'Stadt: Ihr Konto ist nicht mehr freigegeben',
      body: expect.stringContaining('Begründung: Umgezogen'),
    });
  });

  it.each([
    ['new', 'approve', 'Sie können jetzt eintragen', ''],
    ['new', 'reject', 'Ihr Antrag wurde abgelehnt', 'Kein Nachweis'],
    ['approved', 'block', 'Eine Organisation ist gesperrt', 'Missbrauch'],
    ['delete', 'remove', 'Eine Organisation ist aus Ihrem Profil entfernt', ''],
    ['delete', 'keep', 'Eine Organisation bleibt in Ihrem Profil', 'Wird gebraucht'],
  ])('on a relation (%s, %s) is reported by mail: %s', async (status, action, subject, reason) => {
    await decide(await related(status), action, reason);
    const mail = await newest();
    expect(mail?.subject).toBe(`Stadt: ${subject}`);
    expect(mail?.body).toContain('„Kulturhaus Klosterkirche“');
    if (reason) expect(mail?.body).toContain(`Begründung: ${reason}`);
    else expect(mail?.body).not.toContain('Begründung');
  });

  it('is reported in the language of the account', async () => {
    await backend().database.query(`update accounts set language = 'en' where id = $1`, [person().id]);
    await decide(await related('new'), 'reject', 'No proof');
    const mail = await newest();
    expect(mail?.subject).toBe('Stadt: Your request was rejected');
    expect(mail?.body).toMatch(/^Hello Quirina Quast,[\s\S]*Reason: No proof[\s\S]*#\/en\/secure\/profile\n/);
  });

  it('is not reported if it did not happen, or if the address is not confirmed', async () => {
    const relation = await related('new');
    await decide(relation, 'reject', ' ');
    expect(await count()).toBe(0);
    become(await insertPerson(backend().database, { isConfirmed: false }));
    await press(page(), page(), 'block', sure());
    expect(await count()).toBe(0);
  });
});
