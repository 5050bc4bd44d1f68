import { addDays } from '../../src/lib/days';
import { call, newAccount, newName, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';
import { NEXT_WEEK } from '../support/recording';

type Listed = { id: number; address_id: number };

/** A newcomer's new organisation with two events that wait for its approval. */
async function newcomer() {
  const [name, good, bad] = [newName('Musikverein'), newName('Konzert'), newName('Werbung')];
  const { username } = await newAccount('newcomer');
  const { token } = await tokenOf(username);
  const community = { community_id: 8415059 };
  const { data: address } = await call<Listed>('POST', 'addresses', { token, body: { name, community } });
  const { data: person } = await call<object>('GET', 'persons', { token });
  const roleRelations = [{ role: 2, address: address.address_id, community: community.community_id }];
  const headers = { 'if-match': '*' };
  const saved = await call<{ roleRelations: Listed[] }>('PUT', 'persons', {
    ...{ token, headers, body: { ...person, community, roleRelations } },
  });
  const relation = saved.data.roleRelations[0]?.id;
  const rubrics = await call<Listed[]>('GET', 'rubrics');
  const ids: string[] = [];
  for (const title of [good, bad]) {
    const { status, data } = await call<{ id: string; review: object }>('POST', 'my/events', {
      token,
      body: {
        ...{ state: 'published', title, tags: ['Musik'], rubrics: [Number(rubrics.data[0]?.id)], relation },
        ...{ location: address.address_id, dates: [{ date: addDays(NEXT_WEEK, 1), times: [{ from: '19:30' }] }] },
      },
    });
    expect([status, data.review]).toMatchObject([201, { state: 'waiting', relation: { name } }]);
    ids.push(data.id);
  }
  const show = async (index: number) =>
    (await call<{ state: string; review?: object }>('GET', `my/events/${ids[index]}`, { token })).data;
  return { name, good, bad, relation, show, page: `/stadt/#/events/${ids[0]}` };
}

test('an organisation is approved with its events; one is refused with a reason', async ({ page }) => {
  const { name, good, bad, relation, show, page: visitors } = await newcomer();
  await logInToOffice(page);
  await page.goto(`/backoffice/stadt/queue/relation/${relation}`);
  await expect(page.getByRole('region', { name: good })).toContainText(name);
  const refused = page.getByRole('region', { name: bad });
  await refused.getByLabel('Nein, zurück an die Person').check();
  await page.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click();
  await expect(page.getByText('Bitte wählen Sie einen Grund oder schreiben Sie einen eigenen.')).toBeVisible();
  await expect(refused.getByLabel('Nein, zurück an die Person')).toBeChecked();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await violations(page, 'html'), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await refused.getByLabel('Eigene Worte').fill('Das ist nur Werbung.');
  await page.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  expect(await show(0)).toMatchObject({ state: 'published' });
  expect(await show(1)).toMatchObject({
    state: 'draft',
    review: { state: 'rejected', reason: 'Das ist nur Werbung.' },
  });
  await page.goto(visitors);
  await expect(page.getByRole('heading', { name: good })).toBeVisible();
});

test('the refusal of an organisation sends its events back with the reason', async ({ page }) => {
  const { name, bad, relation, show } = await newcomer();
  await logInToOffice(page);
  await page.goto(`/backoffice/stadt/queue/relation/${relation}`);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByLabel('Wir konnten nicht klären, ob Sie dafür eintragen dürfen.').check();
  await page.getByLabel(`Eigener Grund zu „${bad}“`).fill('Das ist nur Werbung.');
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  const mail = page.getByRole('region', { name: 'So liest es die Person' });
  await expect(mail).toContainText(`„${bad}“ ist nicht veröffentlicht`);
  await page.getByRole('button', { name: 'Ablehnen und E-Mail senden' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  const reason = 'Wir konnten nicht klären, ob Sie dafür eintragen dürfen.';
  expect(await show(0)).toMatchObject({ state: 'draft', review: { state: 'rejected', reason } });
  expect(await show(1)).toMatchObject({
    state: 'draft',
    review: { state: 'rejected', reason: 'Das ist nur Werbung.' },
  });
  await page.getByRole('button', { name: new RegExp(`^Rückgängig machen: .*${name}`) }).click();
  await expect(page.getByText('Alles ist wie vorher')).toBeVisible();
  expect(await show(0)).toMatchObject({ review: { state: 'waiting', relation: { name } } });
});
