import type { Locale } from '../../../../src/i18n/locale';
import { dayHeading, type EntryValues } from './entry-values';
import type { Grouping } from './template';

/** A date as it is told. */
export type Told = { values: EntryValues };

/** Entries under a heading, or under none; an outer group has inner ones in place of entries. */
export type Group = { heading: string; groups: readonly Group[]; entries: readonly Told[] };

/** Behind all others: what goes on for several days, what has no rubric or place. */
const LAST = '\uffff';

const words = {
  de: { severalDays: 'Über mehrere Tage', noRubric: 'Weitere', noPlace: 'Ohne Ort' },
  en: { severalDays: 'On several days', noRubric: 'Other', noPlace: 'Without a place' },
} as const;

type How = { language: Locale /** The names of rubrics in their order. */; rubrics: readonly string[] };

/** What an entry stands under: a key that gives the order, and the heading. */
function under(grouping: Grouping, { values }: Told, { language, rubrics }: How): { key: string; heading: string } {
  const { severalDays, noRubric, noPlace } = words[language];
  switch (grouping) {
    case 'none':
      return { key: '', heading: '' };
    case 'day':
      return values.bistag
        ? { key: LAST, heading: severalDays }
        : { key: values.tag, heading: dayHeading(values.tag, language) };
    case 'rubric': {
      const place = rubrics.indexOf(values.rubrik);
      if (!values.rubrik) return { key: LAST, heading: noRubric };
      return {
        key: `${String(place < 0 ? rubrics.length : place).padStart(5, '0')} ${values.rubrik}`,
        heading: values.rubrik,
      };
    }
    case 'place':
      return values.wo ? { key: values.wo, heading: values.wo } : { key: LAST, heading: noPlace };
  }
}

/** Groups entries by up to two things, each in its order; entries of a group keep theirs. */
export function grouped(entries: readonly Told[], [by, ...others]: readonly Grouping[], how: How): Group[] {
  if (by === undefined || entries.length === 0) return [{ heading: '', groups: [], entries }];
  const found = new Map<string, { heading: string; entries: Told[] }>();
  for (const entry of entries) {
    const { key, heading } = under(by, entry, how);
    const group = found.get(key);
    if (group) group.entries.push(entry);
    else found.set(key, { heading, entries: [entry] });
  }
  const { compare } = new Intl.Collator(how.language, { numeric: true });
  const keys = [...found.keys()].sort((one, other) => (one === LAST ? 1 : other === LAST ? -1 : compare(one, other)));
  return keys.flatMap((key): Group[] => {
    const group = found.get(key);
    if (!group) return [];
    const inner = grouped(group.entries, others, how);
    const [only] = inner;
    const isPlain = inner.length === 1 && only?.heading === '';
    return isPlain
      ? [{ heading: group.heading, groups: [], entries: group.entries }]
      : [{ heading: group.heading, groups: inner, entries: [] }];
  });
}
