import type { Page } from 'playwright/test';
import { overflowing, sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';

/** Motion would change colours while they are measured. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every field on the page reaches into no other one and not out of its box. */
const overlaps = (page: Page) =>
  page.locator('#kit').evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('#stage [role="group"][aria-label]') ?? [])].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      return [...box.querySelectorAll('*')]
        .filter((node) => {
          const { left, right, bottom, width } = node.getBoundingClientRect();
          const isOut = left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 1;
          return width > 1 && isOut && node.closest('[popover]') === null;
        })
        .map((node) => `${box.getAttribute('aria-label')}: ${node.localName}.${node.getAttribute('class')}`);
    }),
  );

test('every field in every state is sound in both languages, on light and dark ground, at every width', async ({
  page,
}) => {
  await page.goto('/kit/?locale=de');
  await expect(page.getByRole('heading', { name: 'Textzeile' })).toBeVisible();
  expect(await violations(page, 'body'), 'de').toEqual([]);
  await choose(page, 'Dunkler Grund');
  expect(await violations(page, 'body'), 'dark').toEqual([]);
  await choose(page, 'English');
  await expect(page.getByRole('heading', { name: 'Line of text' })).toBeVisible();
  await choose(page, 'Light background');
  expect(await violations(page, 'body'), 'en').toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  for (const width of ['768 px', '360 px']) {
    await choose(page, width);
    expect(await overflowing(page, '#kit'), width).toEqual([]);
    expect(await overlaps(page), width).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await overlaps(page), 'phone').toEqual([]);
});
