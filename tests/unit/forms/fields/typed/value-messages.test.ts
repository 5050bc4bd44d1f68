import { expect, it } from 'vitest';
import { valueMessage } from '../../../../../src/forms/fields/typed/value-messages';
import {
  dayProblem,
  manyProblem,
  moneyProblem,
  numberProblem,
  timeProblem,
} from '../../../../../src/model/value-problems';
import { itForAll } from '../../../../support/it-for-all';

const today = '2026-11-21';
/** The message with its values, as no catalog is loaded. */
const _ = ({ message = '', values = {} }: { message?: string; values?: Record<string, unknown> }) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])).replace(/\u00a0/g, ' ');

itForAll([
  [dayProblem('bald', { today }), 'Bitte schreiben Sie den Tag so: 24.12. oder 24.12.2026.'],
  [dayProblem('31.2.', { today }), 'Diesen Tag gibt es nicht.'],
  [dayProblem('2026-11-20', { today, min: today }), 'Bitte wählen Sie einen Tag ab dem 21.11.2026.'],
  [dayProblem('2026-11-22', { today, max: today }), 'Bitte wählen Sie einen Tag bis zum 21.11.2026.'],
  [timeProblem('abends'), 'Bitte schreiben Sie die Uhrzeit so: 19:30.'],
  [timeProblem('24:00'), 'Diese Uhrzeit gibt es nicht. Mitternacht ist 00:00.'],
  [numberProblem('viele'), 'Bitte geben Sie eine Zahl ein.'],
  [numberProblem(1.5, { isWhole: true }), 'Bitte geben Sie eine ganze Zahl ein.'],
  [numberProblem(0, { min: 0.5 }), 'Bitte geben Sie mindestens 0,5 ein.'],
  [numberProblem(2001, { max: 2000 }), 'Bitte geben Sie höchstens 2.000 ein.'],
  [moneyProblem('frei'), 'Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.'],
  [moneyProblem('1,234'), 'Bitte geben Sie höchstens zwei Stellen nach dem Komma ein.'],
  [moneyProblem(1251, { max: 1250 }), 'Bitte geben Sie höchstens 12,50 € ein.'],
])('%j has a message', (problem, words) => {
  expect(problem && valueMessage({ path: 'x', ...problem }, { _, locale: 'de', today })).toBe(words);
});

it('has the message of too many entries, and no other codes', () => {
  const words = (problem: { code: string; params?: object }) =>
    valueMessage({ path: 'x', code: problem.code, params: { ...problem.params } }, { _, locale: 'de', today });
  expect(words(manyProblem(['a', 'b'], 1) ?? { code: '' })).toContain('höchstens');
  expect([words({ code: 'required' }), words({ code: 'unreadable' })]).toEqual([undefined, undefined]);
});
