import type { Contradiction } from '../../../../src/settings/contradiction';
import { valueAt, withValue } from '../../clients/settings/settings-object';
import { contradictionText } from './contradiction-words';
import { fieldAt } from './setting-fields';
import { labelOf, valueLabelOf } from './setting-texts';
import { entryText } from './setting-words';

/** A value that ends a contradiction, and the words of its button. */
export type Repair = { label: string; value: unknown };

/** One of the settings that contradict each other, with the reason as it reads there. */
export type Side = { path: string; text: string; repair?: Repair | undefined };

const number = new Intl.NumberFormat('de-DE');
const quotedLabel = (path: string) => `„${labelOf(path)}“`;

/** Returns the number at a path as it is stored; the schema may have replaced it by one that is possible. */
const numberAt = (settings: unknown, path: string) => Number(valueAt(settings, path) ?? fieldAt(path)?.fallback);

const toNumber = (value: number): Repair => ({ label: `Auf ${number.format(value)} setzen`, value });

/** Returns the settings of a contradiction: first the one that it is reported at, then the others. */
export function sidesOf(contradiction: Contradiction, settings: unknown): Side[] {
  const { path, code, params } = contradiction;
  const first = {
    path,
    text: entryText(fieldAt(path), path) + contradictionText(code, params),
    repair: repairOf(contradiction, settings),
  };
  return [first, ...otherSides(contradiction, settings)];
}

function otherSides({ path, code, params = {} }: Contradiction, settings: unknown): Side[] {
  const besides = (name: string) => path.slice(0, path.lastIndexOf('.') + 1) + name;
  const own = numberAt(settings, path);
  const notAbove = (other: string, text: string): Side[] => [
    { path: other, text: `${text} Erlaubt ist höchstens ${number.format(own)}.`, repair: toNumber(own) },
  ];
  const more = `Das ist mehr als ${quotedLabel(path)} (${number.format(own)}).`;
  switch (code) {
    case 'below_least':
      return notAbove(String(params.other), more);
    case 'fewer_before_event':
      return notAbove(besides('min'), more);
    case 'before_first_day':
      return notAbove(
        besides('firstDay'),
        `Dieser Tag liegt nach dem letzten Erscheinungstag (${number.format(own)}).`,
      );
    case 'more_than_days': {
      const [firstDay, lastDay] = [besides('firstDay'), besides('lastDay')];
      const [latestFirst, earliestLast] = [
        numberAt(settings, lastDay) - own + 1,
        numberAt(settings, firstDay) + own - 1,
      ];
      const text = `So sind es vom ersten bis zum letzten Erscheinungstag höchstens ${number.format(Number(params.days))}, verlangt sind ${number.format(own)}.`;
      return [
        { path: lastDay, text, repair: toNumber(earliestLast) },
        { path: firstDay, text, repair: latestFirst < 0 ? undefined : toNumber(latestFirst) },
      ];
    }
    case 'no_address': {
      const other = besides('enablePrivateAddress');
      return [{ path: other, text: contradictionText(code), repair: { label: 'Einschalten', value: true } }];
    }
    case 'self_approved':
      return [
        {
          path: String(params.other),
          text: `Damit könnte sich jeder selbst zum Mitglied machen: ${quotedLabel(path)} ist eingeschaltet.`,
          repair: { label: 'Auf „new“ setzen', value: 'new' },
        },
      ];
    default:
      return [];
  }
}

/** Returns the value that counts in the place of a contradicting one; undefined if there is none to offer. */
function repairOf({ path, code, params = {}, replacement }: Contradiction, settings: unknown): Repair | undefined {
  const field = fieldAt(path);
  if (code === 'self_approved') return { label: 'Ausschalten', value: false };
  if (code === 'unknown_role') return { label: 'Keine übliche Rolle', value: 0 };
  if (code === 'nobody_logs_in') {
    const statuses = valueAt(settings, path);
    return { label: '„approved“ ergänzen', value: [...(Array.isArray(statuses) ? statuses : []), 'approved'] };
  }
  if (replacement === undefined || field === undefined) return undefined;
  if (replacement === 'no entry' || field.path !== path)
    return repairOfList(field.path, { path, replacement }, settings);
  const { value } = replacement;
  if (typeof value === 'number') return toNumber(value);
  if (typeof value === 'boolean') return { label: 'Einschalten', value };
  if (code === 'no_dates') return { label: '„when“ ergänzen', value };
  if (code === 'no_event') return { label: '„eventSelection“ weglassen', value };
  if (code === 'too_many_fields') return { label: `Auf ${params.limit} Felder kürzen`, value };
  return { label: `Auf „${valueLabelOf(path, String(value))}“ setzen`, value };
}

/** Returns a list with a replaced entry, or without one, as it is stored. */
function repairOfList(
  list: string,
  { path, replacement }: { path: string; replacement: NonNullable<Contradiction['replacement']> },
  settings: unknown,
): Repair | undefined {
  const entries = valueAt(settings, list);
  const [index = '', ...keys] = path.slice(list.length + 1).split('.');
  const position = Number(index);
  if (!Array.isArray(entries) || index === '') return undefined;
  if (replacement === 'no entry')
    return { label: `Eintrag ${position + 1} entfernen`, value: entries.filter((_, at) => at !== position) };
  const mended = withValue(entries[position], keys.join('.'), replacement.value);
  return { label: 'Möglichkeit entfernen', value: entries.map((entry, at) => (at === position ? mended : entry)) };
}
