import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { FreeFields } from '../../../src/detail-parts/more-sections';
import { type LocaleTexts, LocaleTextsProvider } from '../../../src/i18n/lingui';
import type { Locale } from '../../../src/i18n/locale';
import { publicFreeFields } from '../../../src/model/records/public-free-fields';
import { toRecordingSettings } from '../../../src/settings/to-recording-settings';
import { prepareRichText } from '../../../src/ui/rich-text';
import { itForAll } from '../../support/it-for-all';
import { afresh, aPortal, get, show, withReact } from '../forms/saving/harness';

withReact();

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const wordsIn = (locale: Locale): LocaleTexts => ({ locale, messages: {}, _: (message) => i18n._(message) });

const VALUES = { text: 'Ein Text', wysiwyg: '<p>a <strong>b</strong></p>', number: 1234.5, date: '2026-12-24', checkbox: true, url: 'www.beispiel.de/a', email: 'info@beispiel.de' }; // biome-ignore format: a table.
const definition = Object.keys(VALUES).map((type) => ({ name: type, label: `Feld ${type}`, type }));
const rules = toRecordingSettings({ eventRecording: { additionalFieldsFormDefinition: definition } });

async function shown(locale: Locale) {
  await prepareRichText();
  const values = Object.entries(VALUES).map(([name, value]) => ({ name, value }));
  const { place } = await show(
    aPortal(),
    <LocaleTextsProvider value={wordsIn(locale)}>
      <FreeFields fields={publicFreeFields(values, rules)} level={3} />
    </LocaleTextsProvider>,
  );
  return place;
}

describe("the client's own fields", () => {
  itForAll<[Locale, string[]]>(
    [
      ['de', ['Ein Text', '1234,5', '24.12.2026', 'Ja']],
      ['en', ['Ein Text', '1234.5', '24 Dec 2026', 'Ja']],
    ],
    afresh,
  )("are shown by their kind in %s; only the organiser's texts are German", async (locale, words) => {
    const place = await shown(locale);
    const values = [...place.querySelectorAll('dd')];
    expect(values.slice(0, 4).map(({ textContent }) => textContent)).toEqual(words);
    expect(values.map(({ lang }) => lang)).toEqual(['de', '', '', '', '', '']);
  });

  it('keep their formats and lead to their addresses', async () => {
    const place = await shown('de');
    // What the cleaner keeps, a browser decides; it stands in a section of its own.
    expect(get(place, 'section:first-child').textContent).toMatch(/^Feld wysiwyg.*b$/);
    expect(publicFreeFields([{ name: 'wysiwyg', value: VALUES.wysiwyg }], rules)[0]?.html).toBe(VALUES.wysiwyg);
    const links = [...place.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);
    expect(links).toEqual([
      ['https://www.beispiel.de/a', '_blank'],
      ['mailto:info@beispiel.de', ''],
    ]);
  });

  itForAll(['javascript:alert(1)', 'kein Link'], afresh)('never lead to %s', async (value) => {
    const fields = [{ name: 'url', label: 'Seite', value, type: 'url' as const }];
    const { place } = await show(aPortal(), <FreeFields fields={fields} level={3} />);
    expect([place.querySelector('a'), get(place, 'dd').textContent]).toEqual([null, value]);
  });
});
