import { msg } from '@lingui/core/macro';
import { TextAreaField } from '../../../src/forms/fields/text-area-field';
import { TextField } from '../../../src/forms/fields/text-field';
import type { Sample } from '../sample';

const TITLE = 'Sommerfest im Stadtpark';
const LONG = 'Musik, Theater und Spiele für Kinder. Der Eintritt ist frei, bei Regen in der Stadthalle.';

/** A line of text. */
export const textSample: Sample = {
  key: 'text',
  title: msg`Textzeile`,
  label: msg`Titel`,
  Field: TextField,
  maxLength: 30,
  problem: { code: 'required' },
  values: {
    empty: '',
    filled: TITLE,
    hint: '',
    required: '',
    error: '',
    readOnly: TITLE,
    near: 'Sommerfest im großen Stadtpark',
    over: 'Sommerfest im großen Stadtpark von Achalmtal',
  },
  more: [{ key: 'readOnlyEmpty', title: msg`nur zu lesen, leer`, value: '', Field: TextField }],
};

/** A text of several lines. */
export const textAreaSample: Sample = {
  key: 'area',
  title: msg`Text mit mehreren Zeilen`,
  label: msg`Beschreibung`,
  Field: TextAreaField,
  maxLength: 100,
  problem: { code: 'too_short', params: { min: 20 } },
  values: {
    empty: '',
    filled: 'Musik, Theater und Spiele.\nDer Eintritt ist frei.',
    hint: '',
    required: '',
    error: 'Musik',
    readOnly: `${LONG}\nhttps://www.beispiel-fuer-eine-sehr-lange-adresse.example/programm/sommerfest-2026`,
    near: LONG,
    over: `${LONG} Für Essen und Trinken ist gesorgt.`,
  },
};
