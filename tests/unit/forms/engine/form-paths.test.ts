import { describe, expect, it } from 'vitest';
import {
  hasRows,
  inPathOrder,
  isPartOfForm,
  labelOf,
  sectionOf,
  writeOnlyPathsOf,
} from '../../../../src/forms/engine/form-paths';
import { BIG_FORM, bigValues } from '../../../support/big-form';
import { itForAll } from '../../../support/it-for-all';

const _ = () => 'said';
const values = bigValues();

describe('a described form', () => {
  itForAll([
    ['title', 'texts', 'Titel'],
    ['place.street', 'place', 'Straße'],
    ['organizer.label', 'place', 'Veranstalter'],
    ['nobody', 'place', 'Jemand'],
    ['dates', 'dates', 'Termine'],
    ['dates.2', 'dates', 'Termin 2'],
    ['dates.2.day', 'dates', 'Termin 2: Tag'],
    ['dates.2.slots.21.from', 'dates', 'Termin 2: Zeit 2: Beginn'],
    ['constructor', undefined, ''],
  ])('has section and label of %s', (path, section, label) => {
    expect([sectionOf(BIG_FORM, path), labelOf(BIG_FORM, path, values, _)]).toEqual([section, label]);
  });

  it('names groups on request, and messages in the language of the visitor', () => {
    expect(labelOf(BIG_FORM, 'place.street', values, _, 'full')).toBe('Ort: Straße');
    const translated = { ...BIG_FORM, fields: { title: { label: { id: 'lbl_title' } } } };
    expect(labelOf(translated, 'title', values, _)).toBe('said');
  });

  it('omits the name of a row if the field is inside its frame', () => {
    const dates = { ...BIG_FORM.fields.dates, hasFrames: true as const };
    const framed = { ...BIG_FORM, fields: { ...BIG_FORM.fields, dates } };
    const inFrame = (path: string) => labelOf(framed, path, values, _, 'inFrame');
    expect(['dates.2.day', 'dates.2'].map(inFrame)).toEqual(['Tag', 'Termin 2']);
    expect(inFrame('dates.2.slots.21.from')).toBe('Zeit 2: Beginn');
    expect(labelOf(framed, 'dates.2.day', values, _)).toBe('Termin 2: Tag');
  });

  it('knows its current fields', () => {
    const asked = (path: string, now = values) => isPartOfForm(BIG_FORM, path, now, now);
    expect(['title', 'dates.2.day', 'nothing'].map((path) => asked(path))).toEqual([true, true, false]);
    expect(asked('dates.2.day', bigValues({ hasDates: false }))).toBe(false);
    expect(['dates.2.day', 'dates.9.day', 'title'].map((path) => hasRows(BIG_FORM, path, values))).toEqual([
      true,
      false,
      true,
    ]);
    expect(writeOnlyPathsOf(BIG_FORM)).toEqual(['password']);
  });

  it('sorts problems by section and row', () => {
    const paths = ['other', 'nobody', 'place.name', 'dates.1.day', 'dates.2.slots.20.from', 'dates', 'text', 'title.x'];
    const moved = bigValues({ dates: [...values.dates].reverse() });
    const problems = paths.map((path) => ({ path, code: 'wrong' }));
    expect(inPathOrder(BIG_FORM, moved, problems).map(({ path }) => path)).toEqual([
      ...['title.x', 'text', 'dates', 'dates.2.slots.20.from', 'dates.1.day', 'nobody', 'place.name', 'other'],
    ]);
  });
});
