import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../../src/lib/days';
import { until } from '../../../../support/settle';
import { get, withReact } from '../../../forms/saving/harness';
import { aServer, DAY, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);

const LINE = 'Sa, 12. Dez. 2026, 19:30 Uhr · Zehntscheuer, Pfullingen';
it('an advert begins with date and venue of its event, online and in print, and in the overview', async () => {
  for (const slot of ['card', 'box']) {
    aServer({ ...WHOLE, slot, content: { ...WHOLE.content, text: 'Karten an der Abendkasse' } });
    const opened = await openOrder('content');
    const proof = await until(() => get(opened.place, 'section[aria-label="Vorschau der Anzeige"]'));
    const words = () => [...proof.querySelectorAll('p')].map(({ textContent }) => textContent);
    await until(() => expect(words().slice(0, 2)).toEqual([LINE, 'Karten an der Abendkasse']));
    await opened.goTo('overview');
    await opened.sees(`Jazz im Hof${LINE}Karten an der Abendkasse`);
    await opened.end();
  }
});

describe('the text of an advert for one event', () => {
  const other = { id: 'e2', title: 'Markt', shortdesc1: 'Auf dem Platz', media: [] };
  const rows = [
    { id: 'e1', title: 'Jazz im Hof', publishStatus: 'published', nextDate: DAY },
    { id: 'e2', title: 'Markt', publishStatus: 'published', nextDate: DAY, lastDate: addDays(DAY, 9) },
  ];
  const content = { title: 'Jazz wie früher', text: 'Alte Worte', source: 'upload', mediumId: 'm1' };

  it('does not stay for another one, and can be put back', async () => {
    const server = aServer({ ...WHOLE, reorderOf: 'o1', content });
    server.rows = rows;
    const opened = await openOrder('event/list');
    await opened.sees('Markt');
    server.event = other;
    await opened.press('Markt');
    await opened.sees('Der Inhalt kommt jetzt von Ihrer neuen Veranstaltung');
    const title = () => get<HTMLInputElement>(opened.place, 'form input[type="text"]').value;
    expect([title(), get<HTMLTextAreaElement>(opened.place, 'textarea').value]).toEqual(['Markt', 'Auf dem Platz']);
    await until(() => expect(server.draft).toMatchObject({ eventId: 'e2' }));
    expect(JSON.stringify(server.draft)).not.toMatch(/Alte Worte|m1/);
    await opened.press('Bisherigen Inhalt verwenden');
    expect(title()).toBe('Jazz wie früher');
    await until(() => expect(server.draft).toMatchObject({ content }));
    expect(opened.place.textContent).not.toContain('Bisherigen Inhalt verwenden');
  });

  it('stays for the same one', async () => {
    const server = aServer({ ...WHOLE, content });
    server.rows = rows;
    const opened = await openOrder('event/list');
    await opened.press('Jazz im Hof');
    await opened.sees('Was soll in der Anzeige stehen?');
    expect(get<HTMLInputElement>(opened.place, 'form input[type="text"]').value).toBe('Jazz wie früher');
  });
});
