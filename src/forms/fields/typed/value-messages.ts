import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatMoney, formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { isDay } from '../../../lib/days';
import type { FieldProblem } from '../../engine/form-problems';

const UNREADABLE = {
  day: msg`Bitte schreiben Sie den Tag so: 24.12. oder 24.12.2026.`,
  time: msg`Bitte schreiben Sie die Uhrzeit so: 19:30.`,
  number: msg`Bitte geben Sie eine Zahl ein.`,
  money: msg`Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.`,
} as const;

const isKind = (kind: unknown): kind is keyof typeof UNREADABLE => typeof kind === 'string' && kind in UNREADABLE;

/**
 * Returns the messages about days, times, numbers, amounts and choices (model/value-problems.ts).
 *
 * @returns undefined for other codes
 */
export function valueMessage({ code, params = {} }: FieldProblem, translation: Translation): string | undefined {
  const { _ } = translation;
  const { kind } = params;
  const [min, max] = [formatLimit(params.min, params, translation), formatLimit(params.max, params, translation)];
  const most = Number(params.max);
  switch (code) {
    case 'unreadable':
      return isKind(kind) ? _(UNREADABLE[kind]) : undefined;
    case 'impossible':
      return kind === 'time'
        ? _(msg`Diese Uhrzeit gibt es nicht. Mitternacht ist 00:00.`)
        : _(msg`Diesen Tag gibt es nicht.`);
    case 'too_early':
      return _(msg`Bitte wählen Sie einen Tag ab dem ${min}.`);
    case 'too_late':
      return _(msg`Bitte wählen Sie einen Tag bis zum ${max}.`);
    case 'too_small':
      return _(msg`Bitte geben Sie mindestens ${min} ein.`);
    case 'too_large':
      return _(msg`Bitte geben Sie höchstens ${max} ein.`);
    case 'not_whole':
      return _(msg`Bitte geben Sie eine ganze Zahl ein.`);
    case 'too_precise':
      return _(msg`Bitte geben Sie höchstens zwei Stellen nach dem Komma ein.`);
    case 'too_many':
      return _(msg`Bitte wählen Sie höchstens ${plural(most, { one: '# Angabe', other: '# Angaben' })}.`);
    default:
      return undefined;
  }
}

function formatLimit(
  limit: unknown,
  { kind, currency }: Readonly<Record<string, unknown>>,
  { locale }: Translation,
): string {
  if (isDay(limit)) return formatDay(limit, locale, 'numeric');
  if (typeof limit !== 'number') return '';
  return kind === 'money' ? formatMoney(limit, String(currency), locale) : formatNumber(limit, locale, 3);
}
