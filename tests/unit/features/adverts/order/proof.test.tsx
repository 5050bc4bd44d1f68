import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_FAULTS, CODES } from '../../../../support/answer-faults';
import { until } from '../../../../support/settle';
import { get, type, withReact } from '../../../forms/saving/harness';
import { aServer, type Fault, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);
beforeEach(() => {
  // A call is tried again after a pause of random length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
});

const PRINTED = { ...WHOLE, slot: 'box' };
const pdf: Fault = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
const PROOF = 'section[aria-label="Vorschau der Anzeige"]';

const FAULTS = Object.entries(ANSWER_FAULTS).flatMap(([name, fault]): [string, Fault][] =>
  // Where the session has ended the log-in opens above the order, as it does for every call of a person.
  typeof fault === 'function' && name !== '401' ? [[name, fault]] : [],
);

describe('the proof of an advert', () => {
  it('is shown as on a phone, a tablet or a computer, whichever is chosen, while it is written', async () => {
    aServer(WHOLE);
    const { place } = await openOrder('content');
    const proof = await until(() => get(place, PROOF));
    const radios = [...proof.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input[type="radio"]')];
    const named = get(proof, '[role="radiogroup"]').getAttribute('aria-labelledby');
    expect(get(proof, `[id="${named}"]`).textContent).toBe('So sieht Ihre Anzeige aus');
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Handy', 'Tablet', 'Computer']);
    // One name makes them one stop of the Tab key, between whose parts the arrow keys go.
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    const shown = () => get(proof, '.is-list').className.match(/is-(phone|tablet|desktop)/)?.[1];
    expect(shown()).toBe('phone');
    for (const [place, width] of ['phone', 'tablet', 'desktop'].entries()) {
      await act(async () => radios[place]?.click());
      expect([shown(), radios.map(({ checked }) => checked).indexOf(true)]).toEqual([width, place]);
    }
    await type(place, 'form input[type="text"]', 'Jazz am Fluss');
    expect([get(proof, 'article strong').textContent, shown()]).toEqual(['Jazz am Fluss', 'desktop']);
  });

  it('has one width on paper', async () => {
    aServer(PRINTED);
    const { place } = await openOrder('content');
    const proof = await until(() => get(place, PROOF));
    expect(proof.querySelector('[role="radiogroup"]')).toBeNull();
    expect(proof.textContent).toContain('mit 3 mm Beschnitt');
  });
});

describe.each(FAULTS)('%s', (_, fault) => {
  it('while the print proof is loaded: reported in plain words, the input stays, and a retry loads it', async () => {
    const server = aServer(PRINTED);
    server.faults['GET adverts/draft/proof.pdf'] = fault;
    const { place, press, alert, sees } = await openOrder('content');
    await until(() => get(place, PROOF));
    await type(place, 'form input[type="text"]', 'Jazz am Fluss');
    await press('Korrekturabzug als PDF');
    const words = await alert();
    expect(words).toContain('Die Datei konnte nicht geladen werden');
    expect(words).not.toMatch(CODES);
    expect([get<HTMLInputElement>(place, 'form input[type="text"]').value, server.draft]).toEqual([
      'Jazz am Fluss',
      expect.objectContaining({ content: expect.objectContaining({ title: 'Jazz am Fluss' }) }),
    ]);
    server.faults['GET adverts/draft/proof.pdf'] = pdf;
    await press('Erneut versuchen');
    await sees('Die Datei liegt bei Ihren Downloads');
  });
});
