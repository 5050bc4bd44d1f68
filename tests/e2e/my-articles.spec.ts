import { call, newName, tokenOf } from '../support/accounts';
import { openNewsroom } from '../support/articles';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { FAULTS, retry } from '../support/faults';
import { ENDS, expectLayout } from '../support/layout-faults';

const TAG = 'event-portal';

test('several articles are copied and deleted at once: a failure is named, and one undo takes back all', async ({
  page,
}) => {
  const word = newName('Blatt');
  const { token } = await tokenOf('newspaper', 'zeitung');
  const ids: string[] = [];
  for (const title of [`${word} eins`, `${word} zwei`, `${word} drei`]) {
    const body = { state: 'draft', title };
    const { data } = await call<{ id: string }>('POST', 'my/articles', { client: 'zeitung', token, body });
    ids.push(data.id);
  }
  await openNewsroom(page, `/secure/articles?q=${encodeURIComponent(word)}`);
  const bar = page.getByRole('group', { name: 'Mit der Auswahl' });
  const tick = async () => {
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
  };
  await tick();
  // Drafts lack something and are not seen, so that nothing is to be published or taken offline.
  await expect(bar.getByRole('button')).toHaveText(['Auswahl aufheben', '3 kopieren', '3 löschen']);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page, TAG)).toEqual([]);
    await expectLayout(page, TAG, `the bar of articles at ${width} px`, ENDS);
  }
  await bar.getByRole('button', { name: '3 kopieren' }).press('Enter');
  await expect(page.getByText('3 Artikel kopiert, ohne die Tage')).toBeVisible();
  await expect(page.getByText('6 Artikel', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig machen' }).press('Enter');
  await expect(page.getByText('3 Artikel', { exact: true })).toBeVisible();

  await tick();
  const failing = new RegExp(`/api/my/articles/${ids[1]}$`);
  await page.route(failing, (route) =>
    route.request().method() === 'DELETE' ? FAULTS['500']?.(route) : route.continue(),
  );
  await bar.getByRole('button', { name: '3 löschen' }).click();
  const dialog = page.getByRole('dialog', { name: '3 Artikel löschen?' });
  expect(await violations(page, TAG)).toEqual([]);
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('2 Artikel gelöscht')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`„${word} zwei“ ließ sich nicht löschen`);
  await page.unroute(failing);
  await retry(page).click();
  await expect(page.getByText('3 Artikel gelöscht')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByText('3 Artikel wiederhergestellt')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
});
