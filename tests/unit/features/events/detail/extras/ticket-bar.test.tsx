import { describe, expect, it } from 'vitest';
import { groupAppointments } from '../../../../../../src/features/events/detail/appointment-groups';
import { TicketBar } from '../../../../../../src/features/events/detail/extras/ticket-bar';
import { TicketSection } from '../../../../../../src/features/events/detail/ticket-section';
import { anAppointment } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';
import { afresh, aPortal, click, show, withReact } from '../../../../forms/saving/harness';
import { anEvent } from '../event-fixture';

withReact();

const LINK = { kind: 'ticket', url: 'https://tickets.example/1', text: 'Zum Saalplan' };
const AGENCY = { name: 'Bürgerbüro' };
type Given = Record<string, unknown>;
const BEFORE = Date.parse('2026-11-01T10:00:00Z');
const AFTER = Date.parse('2026-12-01T10:00:00Z');

async function open(given: Given, nowMs = BEFORE) {
  const event = anEvent(given);
  const groups = groupAppointments(event.appointments, nowMs);
  const { place } = await show(
    aPortal(),
    <>
      <TicketSection {...{ event, groups }} level={3} />
      <TicketBar {...{ event, groups }} />
    </>,
  );
  return { place, bar: place.querySelector('[data-ticket-bar]') };
}

describe('The bar with the tickets', () => {
  it('leads straight to the shop', async () => {
    const { bar } = await open({ links: [LINK], ticketAgencies: [AGENCY] });
    expect(bar?.textContent).toMatch(/^12.€ – 18.€/);
    expect(bar?.querySelector('a')?.getAttribute('href')).toBe(LINK.url);
    expect(bar?.querySelector('button')).toBeNull();
  });

  it('leads to the agencies if there is no shop', async () => {
    const { place, bar } = await open({ links: [], ticketAgencies: [AGENCY] });
    expect(bar?.querySelector('a')).toBeNull();
    await click(place, '[data-ticket-bar] button');
    expect((place.getRootNode() as ShadowRoot).activeElement?.hasAttribute('data-tickets')).toBe(true);
  });

  it('has each shop once', async () => {
    const other = { ...LINK, url: 'https://tickets.example/2' };
    const { place } = await open({ links: [LINK, other], ticketAgencies: [] });
    expect([...place.querySelectorAll('a')].map(({ href }) => href)).toEqual([other.url, LINK.url]);
  });

  itForAll<[string, Given, number?]>(
    [
      ['no tickets are sold', { links: [], ticketAgencies: [] }],
      ['it is cancelled', { appointments: [anAppointment({ status: 'cancelled' })] }],
      ['it is sold out', { appointments: [anAppointment({ status: 'soldOut' })] }],
      ['it is over', {}, AFTER],
      ['it has no dates', { appointments: [] }],
    ],
    afresh,
  )('is not there where %s', async (_, given, nowMs) => {
    expect((await open(given, nowMs)).bar).toBeNull();
  });
});
