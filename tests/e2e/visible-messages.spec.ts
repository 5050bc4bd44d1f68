import type { FrameLocator, Locator, Page } from 'playwright/test';
import { addDays } from '../../src/lib/days';
import { asNewCaller, beLoggedIn, call, newName, newOrganizer, tokenOf } from '../support/accounts';
import { element, expect, openHost, test } from '../support/browser';
import { FAULTS, type Fault, watchCall } from '../support/faults';
import { address, pressWhereSeen } from '../support/framed-page';
import { footMenu, NEXT_WEEK, recordEvent } from '../support/recording';

type Place = Page | FrameLocator;
/** A screen that sends something: what is called, what is pressed, and which message answers. */
type Sender = {
  route: string;
  /** The call that fails; without one the form itself answers. */
  call?: [method: string, path: string | RegExp, fault?: Fault | undefined];
  press(place: Place): Promise<unknown>;
  answer: RegExp;
};

const HEIGHT = 640;
const button = (place: Place, name: string | RegExp) => place.getByRole('button', { name }).last();

/** Saves a draft by the menu in the foot of the form. */
async function pressDraft(place: Place) {
  await pressWhereSeen(footMenu(place));
  await pressWhereSeen(button(place, 'Entwurf speichern'));
}

/** An order of which only the last press is missing. */
async function beginOrder(): Promise<string> {
  const { username } = await newOrganizer('buyer');
  const { token } = await tokenOf(username);
  const eventId = await recordEvent(username, newName('Werbung'));
  const dates = [addDays(NEXT_WEEK, 3)];
  expect((await call('POST', 'adverts/reservations', { token, body: { slot: 'stadt-liste', dates } })).status).toBe(
    201,
  );
  const billing = {
    ...{ isOther: true, company: 'Verein', firstName: 'Eva', lastName: 'Muster', street: 'Weg 1', houseNumber: '' },
    ...{ postalCode: '72793', city: 'Pfullingen', country: 'DE', vatId: '', reference: '', email: 'a@example.org' },
    isConsumer: false,
  };
  const content = { title: 'Jazz im Hof', text: '', source: 'event' };
  const body = { slot: 'stadt-liste', dates, voucher: '', eventChoice: 'existing', eventId, content, billing };
  expect((await call('PUT', 'adverts/draft', { token, body, headers: { 'if-match': '*' } })).status).toBe(200);
  return username;
}

async function order(place: Place) {
  await place.getByRole('checkbox').first().check();
  await pressWhereSeen(button(place, 'Zahlungspflichtig bestellen'));
}

const SENDERS: Record<string, Sender> = {
  'an order whose answer is lost': {
    route: '/secure/promotion/order/overview',
    call: ['POST', 'adverts/orders', FAULTS.offline],
    press: order,
    answer: /Wir wissen noch nicht, ob Ihre Bestellung angekommen ist/,
  },
  'an order that is asked for again': {
    route: '/secure/promotion/order/overview',
    call: ['POST', 'adverts/orders', FAULTS.offline],
    press: (place) => pressWhereSeen(button(place, 'Noch einmal nachfragen')),
    answer: /Wir wissen noch nicht, ob Ihre Bestellung angekommen ist/,
  },
  'a profile that fails': {
    route: '/secure/profile',
    call: ['PUT', 'persons'],
    press: (place) => pressWhereSeen(button(place, 'Profil speichern')),
    answer: /Ihre Angaben konnten nicht gespeichert werden|Das hat nicht geklappt|nicht/,
  },
  'a profile that is saved': {
    route: '/secure/profile',
    press: (place) => pressWhereSeen(button(place, 'Profil speichern')),
    answer: /^Profil gespeichert/,
  },
  'an event that lacks something': {
    route: '/secure/events/eventRecording',
    press: (place) => pressWhereSeen(button(place, /^Veröffentlichen|^Zur Prüfung senden/)),
    answer: /Noch \d+ Angaben fehlen/,
  },
  'a draft of an event that fails': {
    route: '/secure/events/eventRecording',
    call: ['POST', 'my/events'],
    async press(place) {
      await place.getByRole('textbox', { name: /^Titel/ }).fill(newName('Entwurf'));
      await pressDraft(place);
    },
    answer: /nicht gespeichert|Störung/,
  },
  'a draft of an event that is saved': {
    route: '/secure/events/eventRecording',
    press: (place) => pressDraft(place),
    answer: /als Entwurf gespeichert/,
  },
  'a password that is refused': {
    route: '/secure/change',
    call: ['PUT', 'auth/password'],
    async press(place) {
      await place.locator('[name=passwordOld]').fill('Falsch-1234');
      for (const name of ['password1', 'password2']) await place.locator(`[name=${name}]`).fill('Ganz-Neu!2026');
      await pressWhereSeen(button(place, 'Passwort ändern'));
    },
    answer: /nicht|Störung/,
  },
};

/** Expects a message to be seen as a whole and not to lie under anything, and the focus not to be lost. */
async function expectAnswered(name: string, message: Locator) {
  await expect(message, name).toBeVisible();
  await expect
    .poll(async () => {
      const box = await message.boundingBox();
      return box && box.y >= -1 && box.y + Math.min(box.height, HEIGHT) <= HEIGHT + 1 ? true : box;
    }, `${name}: in the part that is seen`)
    .toBe(true);
  const isUnder = () =>
    message.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const root = one.getRootNode() as ShadowRoot;
      return [top + 4, (top + bottom) / 2, bottom - 4].some((y) => {
        const hit = root.elementFromPoint((left + right) / 2, y);
        return hit !== null && !hit.contains(one) && !one.contains(hit);
      });
    });
  await expect.poll(isUnder, `${name}: lies under something`).toBe(false);
  const hasFocus = () =>
    message.evaluate((one) => {
      const root = one.getRootNode() as ShadowRoot;
      return root.activeElement !== null && root.host === document.activeElement;
    });
  await expect.poll(hasFocus, `${name}: the focus`).toBe(true);
}

/** Goes from screen to screen, and looks at what answers each press. */
async function expectAllAnswered(page: Page, place: Place, goTo: (route: string) => Promise<unknown>) {
  let shown = '';
  for (const [name, { route, call: failing, press, answer }] of Object.entries(SENDERS)) {
    if (route !== shown) await goTo(route);
    shown = route;
    const watched = failing && (await watchCall(page, failing[0], failing[1]));
    if (watched) watched.fault = failing?.[2] ?? FAULTS['500'];
    await press(place);
    const message = place.locator('[part~=notice]').filter({ hasText: answer }).last();
    await expectAnswered(name, message);
    if (watched) watched.fault = undefined;
  }
}

test('the message after a click is visible, and the focus is right: in a page, on a phone', async ({ page }) => {
  test.setTimeout(90_000);
  await asNewCaller(page);
  await beLoggedIn(page, await beginOrder());
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await openHost(page, {
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/dist/event-portal.js"></script>',
    body: element('event-portal'),
    path: '/host-page#/secure',
  });
  await expect(page.getByRole('heading', { name: /^Hallo/ })).toBeVisible();
  await expectAllAnswered(page, page, (route) => page.evaluate((next) => location.assign(next), `#${route}`));
});

test('the message after a click is visible in a frame that is taller than the window', async ({ page }) => {
  test.setTimeout(90_000);
  const demo = String(process.env.DEMO_URL);
  await asNewCaller(page);
  await beLoggedIn(page, await beginOrder());
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await openHost(page, {
    origin: String(process.env.OTHER_URL),
    head: `<meta name="viewport" content="width=device-width"><script src="${demo}/dist/event-portal-frame.js"></script>`,
    body: `<div style="height:300px"></div><iframe data-event-portal src="${demo}${address('&element=event-portal&start=/secure')}"
      style="width:100%;height:12px;border:0"></iframe><div style="height:500px"></div>`,
  });
  const place = page.frameLocator('iframe');
  await expect(place.getByRole('heading', { name: /^Hallo/ })).toBeVisible();
  const inside = page.frames().find((frame) => frame.url().includes('/dist/iframe/'));
  await expectAllAnswered(page, place, async (route) => inside?.evaluate((next) => location.assign(next), `#${route}`));
});
