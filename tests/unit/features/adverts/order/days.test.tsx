import { act } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayInBerlin, weekdayOf } from '../../../../../src/lib/days';
import { ok } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, get, type, withReact } from '../../../forms/saving/harness';
import { aServer, DAY, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);

const SLOT = { slot: 'card', dates: [] as string[] };
type Opened = Awaited<ReturnType<typeof openOrder>>;

/** The step with the days, once they are known. @param days changes of what the server says, by date */
async function openDays(states: Record<string, string> = {}) {
  const server = aServer(SLOT);
  server.faults['GET adverts/availability'] = ({ query }) => {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const dates = Array.from({ length: 400 }, (_, index) => addDays(from, index)).filter((date) => date <= to);
    return ok(dates.map((date) => ({ date, cents: 900, free: 3, state: states[date] ?? 'free' })));
  };
  const opened = await openOrder('appointments');
  await opened.press('Nächster freier Tag');
  await until(() => get(opened.place, `[data-day="${DAY}"][aria-disabled="false"]`));
  return { server, opened };
}

/** Fills in the form of many days. */
async function fillRange({ place, press }: Opened, from: string, to: string) {
  await type(place, 'input[id$="-from"]', from);
  await type(place, 'input[id$="-to"]', to);
  await press('Freie Tage wählen');
}

describe('days', () => {
  it('the next free one is chosen by a button, which is of no use any more then', async () => {
    const { server, opened } = await openDays();
    await until(() => expect(server.draft).toMatchObject({ dates: [DAY] }));
    expect(opened.has('Nächster freier Tag')).toBe(false);
  });

  it('a range is selected with the Shift key, without taken and closed days', async () => {
    const [taken, closed, last] = [addDays(DAY, 1), addDays(DAY, 2), addDays(DAY, 4)];
    const { server, opened } = await openDays({ [taken]: 'taken', [closed]: 'closed' });
    const day = (date: string) => get(opened.place, `[data-day="${date}"]`);
    await opened.press('Auswahl leeren');
    await act(async () => day(DAY).click());
    await act(async () => day(last).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    await until(() => expect(server.draft).toMatchObject({ dates: [DAY, addDays(DAY, 3), last] }));
  });

  it('weekdays of a range are selected at once, and the number of unavailable days is shown', async () => {
    const week = Array.from({ length: 14 }, (_, index) => addDays(DAY, index + 1));
    const mondays = week.filter((date) => weekdayOf(date) === 1);
    const { server, opened } = await openDays({ [mondays[1] ?? '']: 'taken' });
    await opened.press('Auswahl leeren');
    await act(async () => get(opened.place, '[role="group"] button[aria-label="Montag"]').click());
    await fillRange(opened, week[0] ?? '', week.at(-1) ?? '');
    await opened.sees('1 Tag gewählt, 1 Tag ist nicht frei.');
    await until(() => expect(server.draft).toMatchObject({ dates: [mondays[0]] }));
  });

  it('more of them than allowed are not reported as selected', async () => {
    const { server, opened } = await openDays();
    await opened.press('Auswahl leeren');
    await fillRange(opened, DAY, addDays(DAY, 199));
    await opened.sees('31 Tage gewählt. Eine Bestellung hat höchstens 31 Tage.');
    await until(() => expect(server.draft?.dates).toHaveLength(31));
  });

  itForAll(
    [
      ['that ends before it begins', DAY, addDays(DAY, -1)],
      ['without an end', DAY, ''],
    ],
    afresh,
  )('a range %s is refused, and selects nothing', async (_, from, to) => {
    const { server, opened } = await openDays();
    await fillRange(opened, from, to);
    await opened.sees('Bitte geben Sie den ersten und den letzten Tag ein.');
    await until(() => expect(server.draft).toMatchObject({ dates: [DAY] }));
  });
});

it('offers are filtered by the price of a day, and all are shown again', async () => {
  aServer({ billing: WHOLE.billing });
  const opened = await openOrder('medium');
  await opened.sees('ab 9,00 € netto am Tag');
  const most = 'input[id$="-most"]';
  await type(opened.place, most, '8,99');
  await until(() => expect(opened.has('Webseite')).toBe(false));
  await type(opened.place, most, '9,00');
  await until(() => expect(opened.has('Webseite')).toBe(true));
  expect(get<HTMLInputElement>(opened.place, most).value).toBe('9,00');
  await type(opened.place, most, 'acht');
  expect(get(opened.place, most).getAttribute('aria-invalid')).toBe('true');
  await opened.sees('Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.');
  await type(opened.place, most, '8');
  await opened.press('Alle zeigen');
  await until(() => expect(opened.has('Webseite')).toBe(true));
  expect(get<HTMLInputElement>(opened.place, most).value).toBe('');
});

describe('prices for a consumer', () => {
  it('have their VAT in offers, in their filter, and below the days', async () => {
    aServer({});
    const opened = await openOrder('medium');
    await opened.sees('ab 10,71 € inkl. MwSt. am Tag');
    const most = 'input[id$="-most"]';
    await type(opened.place, most, '10,70');
    await until(() => expect(opened.has('Webseite')).toBe(false));
    await type(opened.place, most, '10,71');
    await opened.press('Webseite');
    await opened.press('Termine');
    await opened.sees('10,71 € inkl. MwSt. am Tag');
    expect(opened.place.textContent).not.toContain('netto');
    await opened.press('Karte');
    await opened.sees('Der Preis (inkl. MwSt.) erscheint unter jedem Tag.');
    await until(() => expect(get(opened.place, `[data-day="${DAY}"]`).textContent).toContain('10,71'));
  });

  it('add up with it before the order is placed', async () => {
    const server = aServer({ ...WHOLE, billing: { ...WHOLE.billing, isConsumer: true } });
    const items = [1, 2, 3].map((place) => ({ kind: 'day', date: addDays(DAY, place), cents: 955 }));
    const code = { kind: 'voucher', cents: -500, code: 'VEREIN', share: 1000 };
    const price = { items: [...items, code], net: 2365, vatShare: 1900, vat: 449, gross: 2814, vatCategory: 'S' };
    server.faults['POST adverts/quote'] = () => ok(price);
    const opened = await openOrder('overview');
    await opened.sees(/3 Tage ?34,09 €.*Gutschein VEREIN \(10 %\) ?-5,95 €.*darin 19 % MwSt\. ?4,49 €/);
    expect(opened.place.textContent).not.toContain('netto');
  });
});

describe('the price of a business', () => {
  const untaxed = { items: [{ kind: 'day', date: DAY, cents: 900 }], net: 900, vatShare: 0, vat: 0, gross: 900 };
  /** A server that knows what each buyer pays, where the order says which. */
  function aTaxingServer(billing: object = WHOLE.billing) {
    const server = aServer({ ...WHOLE, billing });
    const buyers: unknown[] = [];
    server.faults['POST adverts/quote'] = ({ body }) => {
      const { country, vatId, isConsumer } = body.billing as typeof WHOLE.billing;
      buyers.push(body.billing);
      if (isConsumer || country === 'DE' || (country !== 'CH' && !vatId)) return undefined;
      return ok({ ...untaxed, vatCategory: country === 'CH' ? 'O' : 'AE' });
    };
    return { server, buyers };
  }
  const choose = (place: Element, selector: string, value: string) =>
    act(async () => {
      const field = get<HTMLSelectElement>(place, selector);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const sum = (place: Element) => place.querySelector('aside [role="status"]')?.textContent?.replace(/\s/g, ' ');

  it('follows country, VAT id and kind of buyer during input, and shows why there is no VAT', async () => {
    const { server, buyers } = aTaxingServer();
    const opened = await openOrder('billing-address');
    await until(() => expect(sum(opened.place)).toBe('10,90 €'));
    await until(() => get(opened.place, 'select'));
    await choose(opened.place, 'select', 'AT');
    const vatId = 'input[autocapitalize="characters"]';
    await type(opened.place, vatId, 'ATU 13585628');
    await type(opened.place, vatId, 'ATU 13585627');
    await until(() => expect(sum(opened.place)).toBe('9,00 €'));
    await opened.sees('Ihre Firma schuldet sie in ihrem Land');
    await opened.sees('„Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).“');
    // An id that is not right changes nothing, so nothing is asked.
    expect(buyers).not.toContainEqual(expect.objectContaining({ vatId: 'ATU13585628' }));
    await act(async () => get(opened.place, 'input[value="consumer"]').click());
    await until(() => expect(sum(opened.place)).toBe('10,90 €'));
    await act(async () => get(opened.place, 'input[value="business"]').click());
    await until(() => expect(sum(opened.place)).toBe('9,00 €'));
    await choose(opened.place, 'select', 'CH');
    await opened.sees('Für Firmen außerhalb der EU ist die Anzeige hier nicht steuerbar');
    expect(opened.place.querySelector(vatId)).toBeNull();
    await until(() => expect(server.draft?.billing).toMatchObject({ country: 'CH', vatId: '' }));
    await choose(opened.place, 'select', 'DE');
    await until(() => expect(sum(opened.place)).toBe('10,90 €'));
  });

  it('is ordered as it was shown, without VAT', async () => {
    const { server } = aTaxingServer({ ...WHOLE.billing, country: 'AT', vatId: 'ATU13585627' });
    const opened = await openOrder('overview');
    await opened.sees('Rechnungsbetrag9,00 €');
    await opened.tick();
    await opened.press('Zahlungspflichtig bestellen');
    await opened.sees('Bestellnummer');
    expect([...server.orders.values()]).toMatchObject([{ gross: 900 }]);
  });

  itForAll(
    [
      ['AT', 'DE136695976', /\(Deutschland\) als die Rechnung \(Österreich\)\. Dort sieht sie so aus: ATU13585627/],
      ['AT', 'ATU00000000', /Ziffer für Ziffer. So sieht sie aus: ATU13585627/],
      ['GR', 'GR094259216', /beginnt mit EL, zum Beispiel EL094259216/],
      ['DE', '136695976', /beginnt mit DE, zum Beispiel DE136695976/],
    ],
    afresh,
  )('in %s does not match the VAT id %s, which has an error', async (country, vatId, words) => {
    aTaxingServer({ ...WHOLE.billing, country, vatId });
    const opened = await openOrder('billing-address');
    await opened.press('Weiter zur Prüfung');
    await opened.sees(words);
  });
});

describe('the right of withdrawal', () => {
  const withdrawal = /14 Tagen ohne Angabe von Gründen widerrufen/;
  const ordering = async (changes: object) => {
    const server = aServer({ ...WHOLE, ...changes });
    const opened = await openOrder('overview');
    await opened.tick();
    return { server, opened };
  };
  const privately = { billing: { ...WHOLE.billing, isConsumer: true } };

  itForAll(
    [
      ['soon', addDays(todayInBerlin(), 13), 'schon vor Ablauf der Widerrufsfrist'],
      ['after its end', addDays(todayInBerlin(), 14), 'Ich habe die Hinweise zum Widerrufsrecht gelesen'],
    ],
    afresh,
  )('of a person whose advert appears %s is shown, and confirmed before the order', async (_, day, words) => {
    const { server, opened } = await ordering({ ...privately, dates: [day] });
    await opened.sees(withdrawal);
    await opened.sees(words);
    await opened.press('Zahlungspflichtig bestellen');
    await opened.sees('Bitte bestätigen Sie das.');
    expect(server.orders.size).toBe(0);
    await act(async () => opened.place.querySelectorAll<HTMLElement>('input[type=checkbox]')[1]?.click());
    await opened.press('Zahlungspflichtig bestellen');
    await opened.sees('Bestellnummer');
    expect(server.orders.size).toBe(1);
  });

  it('is none of a company', async () => {
    const { opened } = await ordering({});
    expect(opened.place.textContent).not.toMatch(withdrawal);
    expect(opened.place.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
  });
});
