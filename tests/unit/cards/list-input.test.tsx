import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { filterOfQuery, listCall } from '../../../src/cards/list-input';
import { LocaleTextsProvider } from '../../../src/i18n/lingui';
import { ClockContext, useTranslation } from '../../../src/i18n/use-translation';
import { createSession } from '../../../src/session/session';

/** A device that is two days late, and a server at which the new year has just begun in Berlin. */
const DEVICE = Date.parse('2026-12-29T23:30:00Z');
const SERVER = Date.parse('2026-12-31T23:30:00Z');

const session = () => {
  const one = createSession('https://a.example', undefined, () => DEVICE);
  one.noteServerTime(SERVER, true);
  return one;
};

it.each([
  ['today', '2027-01-01', '2027-01-01'],
  ['tomorrow', '2027-01-02', '2027-01-02'],
  ['week', '2027-01-01', '2027-01-07'],
])("%s begins on the server's day in Berlin", (when, from, to) => {
  expect(listCall(filterOfQuery(`when=${when}`), {}, [], session().now)).toMatchObject({ from, to });
});

it('names of days follow the server, not the device', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const Today = () => <p>{useTranslation().today}</p>;
  flushSync(() =>
    root.render(
      <LocaleTextsProvider value={{ locale: 'de', messages: {}, _: String }}>
        <ClockContext value={session().now}>
          <Today />
        </ClockContext>
      </LocaleTextsProvider>,
    ),
  );
  expect(place.textContent).toBe('2027-01-01');
  root.unmount();
});
