import type { Locator, Page } from 'playwright/test';
import { expect, FEW, openElement, ready, test } from '../support/browser';

const list = (page: Page) => page.locator('event-portal');
const texts = (chips: Locator) => chips.evaluateAll((all) => all.map((chip) => chip.firstChild?.textContent));

/** Returns by how many px a chip overflows its row or reaches into the fading edge of the row. */
const hiddenPart = (chip: Locator) =>
  chip.evaluate((element) => {
    const box = element.closest('.chips');
    if (!box) return Number.NaN;
    const fade = Number.parseFloat(getComputedStyle(box).getPropertyValue('--fade'));
    const row = box.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return Math.max(0, row.left - left, right - (row.right - fade));
  });

test('chips do not move, and the active one is fully visible and announced once', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openElement(page, 'event-portal', FEW);
  await ready(page);
  const chips = list(page).locator('.chips .chip');
  // The rubrics come with the first results.
  await expect(chips.filter({ hasText: 'Konzerte' })).toBeAttached();
  const before = await texts(chips);
  await chips.nth(-1).evaluate((chip: HTMLElement) => chip.click());
  const chosen = list(page).locator('.chips [aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect.poll(() => hiddenPart(chosen)).toBeLessThan(1);
  expect(await texts(chips)).toEqual(before);
  await expect(list(page).locator('.active-filters')).toHaveCount(0);
  // Also where the row becomes narrower or wider afterwards, and in the other language.
  for (const path of ['', '/en'])
    for (const rubric of [1, 3]) {
      await page.evaluate((to) => {
        window.location.hash = to;
      }, `${path}/events?rubric=${rubric}`);
      await expect(list(page).locator('ul.cards[aria-busy=false]')).toBeVisible();
      for (const width of [1280, 768, 480, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => hiddenPart(chosen), `${path} ${rubric}, ${width} px`).toBeLessThan(1);
      }
    }

  // The row shows one of several: all of them stand below it, each with its way back.
  await page.evaluate(() => {
    window.location.hash = '/events?when=today&rubric=1,8';
  });
  await expect(list(page).locator('.active-filters .chip')).toHaveText(['Heute', 'Konzerte', /\S/]);
  // Two filters are two chips at every width, also where a field shows one of them.
  await page.evaluate(() => {
    window.location.hash = '/events?near=Reutlingen&lat=48.49&lon=9.2&rubric=1';
  });
  const active = list(page).locator('.active-filters .chip, .chips [aria-current]');
  await expect(active).toHaveText([/^Konzerte/, 'Reutlingen, 15 km']);
  for (const width of [280, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const chip of await active.all()) await expect(chip).toBeInViewport();
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await page.evaluate(() => {
    window.location.hash = '/events?rubric=8';
  });
  await expect(list(page).locator('.active-filters')).toHaveCount(0);

  // After opening a link the row also begins where the chip is, and fades out at both ends.
  await page.reload();
  await ready(page);
  await expect.poll(() => hiddenPart(chosen)).toBeLessThan(1);
  const fadedPx = () =>
    list(page)
      .locator('.chips')
      .evaluate((row) => Number.parseInt(/\) (\d+)px/.exec(getComputedStyle(row).maskImage)?.[1] ?? '', 10));
  await expect.poll(fadedPx).toBe(28);
  await list(page)
    .locator('.chips')
    .evaluate((row) => row.scrollTo({ left: 0 }));
  await expect.poll(fadedPx).toBe(0);
});

/** All that takes a filter away without opening anything, by the words on it. */
const waysBack = async (page: Page) => {
  const controls = list(page).locator('.active-filters .chip, [aria-current="true"], .clear');
  const seen = await controls.evaluateAll((all) =>
    all.flatMap((control) =>
      control.checkVisibility() ? (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() : [],
    ),
  );
  return seen.map((words) => words.replace(/\s*[\d.,]+$/, ''));
};

test('each filter is shown once, in a narrow list and in a wide one', async ({ page }) => {
  await openElement(page, 'event-portal', FEW);
  for (const [query, narrow, wide = narrow] of [
    ['q=a', ['Suchtext löschen']],
    [
      'near=Reutlingen&lat=48.49&lon=9.2',
      ['Filter Reutlingen, 15 km entfernen'],
      ['Ort löschen', 'Filter Reutlingen, 15 km entfernen'],
    ],
    ['when=weekend', ['Wochenende']],
    ['when=over', ['Filter Heute schon vorbei entfernen']],
    ['from=2030-01-01', ['Filter ab 01.01.2030 entfernen']],
    ['when=weekend&free=1', ['Wochenende', 'Filter Eintritt frei entfernen']],
    ['rubric=1', ['Konzerte']],
    ['tag=Jazz', ['Filter Jazz entfernen']],
    ['free=1', ['Filter Eintritt frei entfernen']],
    ['children=1', ['Filter Für Kinder entfernen']],
    ['barrierFree=1', ['Filter Barrierefrei entfernen']],
    ['accessFeatures=signLanguage', ['Filter Gebärdensprache entfernen']],
    ['longRunning=0', ['Filter Ohne Dauerausstellungen entfernen']],
    ['favourites=1', ['Merkliste']],
    ['ids=s00001', ['Filter Geteilte Liste entfernen']],
  ] as const) {
    await page.evaluate((filter) => {
      window.location.hash = `#/events?${filter}`;
    }, query);
    for (const [width, expected] of [
      [360, narrow],
      [1280, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(
          async () => (await waysBack(page)).map((words) => words.replace(/ \(\d+\)$/, '')),
          `${query}, ${width} px`,
        )
        .toEqual(expected);
    }
    if (query === 'favourites=1') await expect(list(page).getByText('Ihre Merkliste ist leer')).toBeVisible();
  }
  await expect(list(page).getByRole('link', { name: 'Alle Filter zurücksetzen' })).toHaveCount(0);
});

/** The number on something to choose; of what hides events, how many it hides. */
const numberOn = async (choice: Locator) =>
  Number((await choice.locator('.chip-count').textContent())?.replace(/[.,-]/g, ''));

test('every date shortcut, rubric and further filter shows its count', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openElement(page, 'event-portal', FEW, '#/events');
  const chips = list(page).locator('.chips .chip');
  await expect(chips.filter({ has: page.locator('.chip-count') })).toHaveCount(7 + 8);
  await expect(chips).toHaveCount(7 + 8);
  const total = async () => numberIn(await list(page).locator('.list-count b').innerText());
  const before = await total();
  const week = chips.nth(5);
  const expected = await numberOn(week);
  await week.click();
  await expect.poll(total).toBe(expected);
  await week.click();
  await expect.poll(total).toBe(before);

  await list(page)
    .getByRole('button', { name: /^Weitere Filter/ })
    .click();
  const choices = list(page).locator('.facet-panel .choice');
  await expect(choices.first()).toBeVisible();
  await expect(choices.filter({ hasNot: page.locator('.chip-count') })).toHaveCount(0);
  const hidden = choices.filter({ hasText: 'Dauerausstellungen ausblenden' });
  const hides = await numberOn(hidden);
  await expect(hidden.locator('.chip-count')).toHaveText(/^-\d/);
  await hidden.getByRole('checkbox').check();
  await expect.poll(total).toBe(before - hides);
  expect(await numberOn(hidden)).toBe(hides);
});

const numberIn = (words: string) => Number(/[\d.,]+/.exec(words)?.[0].replace(/[.,]/g, '') ?? 0);

test('a filter without results cannot be set, only removed, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openElement(page, 'event-portal', FEW, '#/events?when=now&q=xqzzyw');
  const chips = list(page).locator('.chips .chip');
  await expect(chips.filter({ has: page.locator('.chip-count') })).toHaveCount(7 + 8);
  await expect(list(page).locator('.chips').getByRole('link')).toHaveCount(1);
  const chosen = chips.first();
  await chosen.focus();
  await page.keyboard.press('Enter');
  await expect(list(page).locator('.chips').getByRole('link')).toHaveCount(0);
  await expect(chosen).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#/events?q=xqzzyw');
  // Chips that all lead to nothing are gone with the focus.
  await page.keyboard.press('Tab');
  await expect(chosen).toBeHidden();
  // The only filter is removed by the button for all events, and by nothing else beside it.
  await expect(list(page).getByRole('link', { name: 'Alle Veranstaltungen ansehen' })).toBeVisible();
  await expect(list(page).locator('.no-results .chip').first()).toBeVisible();
  await expect(list(page).getByText(/^Ohne /)).toHaveCount(0);

  await list(page)
    .getByRole('button', { name: /^Filter/ })
    .click();
  const boxes = list(page).locator('.choice input');
  await expect(boxes.first()).toBeVisible();
  await expect(list(page).locator('.choice input:enabled')).toHaveCount(0);
});

test('the saved list: beside the views on a phone, below one row with count and order, undo of a removed card, counts', async ({
  page,
}) => {
  await openElement(page, 'event-portal', FEW);
  await ready(page);
  const rows = [
    list(page).locator('.list-tools > :is(.list-results, .sort)'),
    list(page).locator('.list-tools > :is(.list-views, .chip)'),
  ];
  for (const parts of rows) await expect(parts).toHaveCount(2);
  for (const [width, size] of [
    [360, '16px'],
    [360, '17.5px'],
    [320, '16px'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await list(page).evaluate(
      (element: HTMLElement, font) => element.style.setProperty('--portal-font-size', font),
      size,
    );
    // The views load after the list, and no row moves then.
    for (const display of ['none', '']) {
      await list(page)
        .locator('.list-views > *')
        .evaluateAll(
          (all, value) => all.map((view) => (view as HTMLElement).style.setProperty('display', value)),
          display,
        );
      for (const parts of rows) {
        const middles = await parts.evaluateAll((all) =>
          all.map((part) => part.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
        );
        expect(Math.max(...middles) - Math.min(...middles), `${width} px, ${size}, ${display}`).toBeLessThan(3);
      }
    }
  }
  await expect(list(page).getByRole('link', { name: /^Merkliste/ })).toBeVisible();
  await list(page).evaluate((element: HTMLElement) => element.style.removeProperty('--portal-font-size'));
  await page.setViewportSize({ width: 1280, height: 720 });

  const saved = list(page).locator('.list-tools .chip');
  await expect(saved).toHaveText(/Merkliste\s*0/);
  const hearts = list(page).locator('.card > .card-heart');
  const title = await list(page).locator('.card-title').first().innerText();
  await expect(hearts.nth(0)).toHaveAccessibleName(`${title} merken`);
  await expect(hearts.nth(0).locator('[lang=de]')).toHaveText(title);
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await saved.click();
  const count = list(page).locator('.list-count');
  await expect(count).toHaveText('2 Veranstaltungen');

  await hearts.nth(0).click();
  await expect(count).toHaveText('1 Veranstaltung');
  await expect(saved).toHaveText(/Merkliste\s*1/);
  await expect(list(page).locator('.card')).toHaveCount(2);
  const undo = list(page).getByRole('button', { name: `Rückgängig: ${title} wieder merken`, exact: true });
  await expect(undo.locator('[lang=de]')).toHaveText(title);
  await undo.click();
  await expect(count).toHaveText('2 Veranstaltungen');
  await expect(hearts.nth(0)).toBeFocused();
  await expect(list(page).getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);

  // Other filters narrow what is shown, not what is remembered.
  const bar = list(page).locator('.favourites-bar');
  await expect(bar).not.toContainText('Ihre Filter zeigen');
  await list(page).getByRole('searchbox').fill(title);
  await expect(bar).toContainText(/Ihre Filter zeigen [012] von 2 gemerkten Veranstaltungen\./);
  await expect(saved).toHaveText(/Merkliste\s*2/);
});

test('filter panels break no words, and are as wide as the list', async ({ page }) => {
  for (const [path, font] of [
    ['', 'DejaVu Sans, Verdana, sans-serif'],
    ['/en', 'Arial, sans-serif'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openElement(page, 'event-portal', `style="font-family: ${font}" ${FEW}`, `#${path}/events`);
    for (const width of [560, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ['open-rubrics', 'open-more']) {
        await list(page).locator(`#${id}`).click();
        const panel = list(page).locator('.facet-panel');
        await expect(panel.locator('.choice').first()).toBeVisible();
        const { broken, beyond } = await panel.evaluate((box) => {
          const lines = (node: Text, from: number, to: number) => {
            const range = document.createRange();
            range.setStart(node, from);
            range.setEnd(node, to);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          const words = [...box.querySelectorAll('.choice > span:not(.chip-count)')].flatMap((name) => {
            const node = name.firstChild as Text;
            // A word that says itself where it may be parted is no broken one.
            return [...node.data.matchAll(/[\p{L}\u00ad]+/gu)].filter(
              ({ 0: word, index }) => !word.includes('\u00ad') && lines(node, index, index + word.length) > 1,
            );
          });
          const tools = box.closest('.list')?.querySelector('.list-tools')?.getBoundingClientRect();
          const { right, left } = box.getBoundingClientRect();
          return {
            broken: words.map(([word]) => word),
            beyond: tools ? Math.max(right - tools.right, tools.left - left) : Number.NaN,
          };
        });
        expect([path, width, id, broken]).toEqual([path, width, id, []]);
        // A panel stays 8 px within the window, so in a narrow one it ends before the list.
        expect(beyond, `${path} ${width} ${id}`).toBeLessThanOrEqual(0.5);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
    }
  }
});
