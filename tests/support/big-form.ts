import { describeForm } from '../../src/forms/engine/field-definitions';

/** A large form: texts and dates in tabs, a folded section, nested rows. */
export type BigValues = {
  title: string;
  text: string;
  place: { name: string; street: string };
  organizer?: { key: string; label: string };
  hasDates: boolean;
  dates: BigDate[];
  password: string;
};
export type BigDate = { id: number | string; day: string; slots: { id: number | string; from: string }[] };

export const aDate = (id: number | string, day: string, ...slots: BigDate['slots']): BigDate => ({ id, day, slots });

export const bigValues = (changes: Partial<BigValues> = {}): BigValues => ({
  title: 'Lesung',
  text: '',
  place: { name: 'Halle', street: '' },
  hasDates: true,
  dates: [aDate(1, 'Mo', { id: 10, from: '18' }), aDate(2, 'Di', { id: 20, from: '19' }, { id: 21, from: '20' })],
  password: '',
  ...changes,
});

export const BIG_FORM = describeForm<BigValues>({
  sections: ['texts', 'dates', 'place'],
  fields: {
    place: { section: 'place', label: 'Ort', fields: { name: { label: 'Name' }, street: { label: 'Straße' } } },
    dates: {
      section: 'dates',
      label: 'Termine',
      row: (number) => `Termin ${number}`,
      when: ({ hasDates }) => hasDates,
      rows: {
        day: { label: 'Tag' },
        slots: { label: 'Zeiten', row: (number) => `Zeit ${number}`, rows: { from: { label: 'Beginn' } } },
      },
    },
    hasDates: { section: 'dates', label: 'Hat Termine' },
    title: { section: 'texts', label: 'Titel' },
    text: { section: 'texts', label: 'Text' },
    organizer: { section: 'place', label: 'Veranstalter' },
    password: { section: 'texts', label: 'Passwort', isSecret: true },
  },
  notes: { nobody: { section: 'place', label: 'Jemand' } },
  problems: ({ title, place, dates }) => [
    ...(place.name === '' ? [{ path: 'place.name', code: 'required' }] : []),
    ...dates.flatMap(({ day, slots }, index) => [
      ...(day === '' ? [{ path: `dates.${index}.day`, code: 'required' }] : []),
      ...slots.flatMap(({ from }, slot) =>
        from === '' ? [{ path: `dates.${index}.slots.${slot}.from`, code: 'required' }] : [],
      ),
    ]),
    ...(title === '' ? [{ path: 'title', code: 'required' }] : []),
  ],
});
