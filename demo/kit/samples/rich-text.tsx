import { msg } from '@lingui/core/macro';
import { RichTextField } from '../../../src/forms/fields/rich-text-field';
import { RICH_TEXT_FORMATS } from '../../../src/lib/rich-text-formats';
import type { FieldProps, Sample } from '../sample';

const LINES =
  '<p>Musik, <strong>Theater</strong> und Spiele für Kinder.</p><p>Der Eintritt ist <em>frei</em>, bei Regen in der Stadthalle.</p>';
const ALL =
  '<h3>Programm</h3><p>Den <u>ganzen</u> Tag im <a href="https://park.example/" target="_blank" rel="noopener noreferrer">Stadtpark</a>:</p>' +
  '<ul><li>Musik</li><li>Theater<ul><li>für Kinder</li><li>für Große</li></ul></li></ul>' +
  '<ol><li>ankommen</li><li>bleiben</li></ol><blockquote><p>So schön war es noch nie.</p></blockquote>';

const Some = (props: FieldProps) => <RichTextField {...props} formats={RICH_TEXT_FORMATS.slice(0, 6)} />;
const Every = (props: FieldProps) => <RichTextField {...props} formats={RICH_TEXT_FORMATS} />;
const Few = (props: FieldProps) => <RichTextField {...props} formats={['bold']} />;

/** A text with formats. */
export const richTextSample: Sample = {
  key: 'rich',
  title: msg`Formatierter Text`,
  label: msg`Langbeschreibung`,
  Field: Some,
  maxLength: 100,
  problem: { code: 'too_short', params: { min: 20 } },
  values: {
    empty: '',
    filled: LINES,
    hint: '',
    required: '',
    error: '<p>Musik</p>',
    readOnly: ALL,
    near: LINES,
    over: `${LINES}<p>Für Essen und Trinken ist gesorgt.</p>`,
  },
  more: [
    { key: 'every', title: msg`mit allen Formaten`, value: ALL, Field: Every },
    { key: 'few', title: msg`nur fett`, value: ALL, Field: Few },
  ],
};
