import { expect, it } from 'vitest';
import { describeEvent } from '../../../../../src/features/recording/event-form/describe-event';
import { emptyDraft } from '../../../../../src/features/recording/event-form/event-draft';
import type { Say } from '../../../../../src/i18n/speech';
import { useSpeech } from '../../../../../src/i18n/use-speech';
import { missingWords } from '../../../../../src/portal/form-parts/missing-words';
import { toSettings } from '../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../src/settings/to-work-settings';
import { labelOf } from '../../../../../src/ui/form/form-paths';
import { aPortal, show, withReact } from '../../../portal/form/harness';
import { TODAY } from './a-section';

withReact();

const description = describeEvent({
  rules: { ...toWorkSettings({}).settings, authenticatedArea: toSettings({}).settings.authenticatedArea },
  today: TODAY,
  statusOf: () => undefined,
  checks: undefined,
});
const DRAFT = {
  ...emptyDraft(),
  publicationDates: [{ id: 'p1', date: '' }],
};

/** What is said with the words of a screen. */
async function said(words: (say: Say) => string | undefined): Promise<string> {
  const Words = () => words(useSpeech().say);
  return (await show(aPortal(), <Words />)).place.textContent ?? '';
}

it('tells the English texts from the German ones', async () => {
  expect(await said((say) => labelOf(description, 'title', DRAFT, say))).toBe('Titel');
  expect(await said((say) => labelOf(description, 'en.title', DRAFT, say))).toBe('Titel (englisch)');
  expect(await said((say) => labelOf(description, 'en.longdesc1', DRAFT, say))).toBe('Beschreibung (englisch)');
  const missing = (path: string) => said((say) => missingWords(description, path, DRAFT, { say, own: {} }));
  expect(await missing('title')).toBe('Bitte geben Sie einen Titel an.');
  expect(await missing('en.title')).toBe('Bitte geben Sie einen englischen Titel an.');
  expect(await missing('publicationDates.p1.date')).toBe('Bitte geben Sie den Erscheinungstag an.');
});

it.each([
  ['text', 'Bitte füllen Sie „Alter“ aus.'],
  ['number', 'Bitte füllen Sie „Alter“ aus.'],
  ['select', 'Bitte wählen Sie „Alter“ aus.'],
  ['checkbox', 'Bitte bestätigen Sie „Alter“.'],
])('asks for a field of its own by its kind: %s', async (type, words) => {
  const field = { name: 'age', label: 'Alter', type, options: ['6'] };
  const { settings } = toWorkSettings({ eventRecording: { additionalFieldsFormDefinition: [field] } });
  const own = describeEvent({
    rules: { ...settings, authenticatedArea: toSettings({}).settings.authenticatedArea },
    ...{ today: TODAY, statusOf: () => undefined, checks: undefined },
  });
  expect(await said((say) => missingWords(own, 'freeFields.age', DRAFT, { say, own: {} }))).toBe(words);
});

it('asks to choose where a client calls a choice otherwise', async () => {
  const { label } = description.fields.rubric ?? {};
  const id = typeof label === 'object' ? label.id : '';
  expect(await said((say) => missingWords(description, 'rubric', DRAFT, { say, own: { [id]: 'Sparte' } }))).toMatch(
    /^Bitte wählen Sie „.+“ aus\.$/,
  );
});
