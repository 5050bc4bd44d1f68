import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { TextField } from '../../../src/forms/fields/text-field';
import { UploadField } from '../../../src/forms/fields/upload-field';
import type { FieldProps, Sample } from '../sample';
import { pretendedUploads, realUploads, rowsInStates, storedFile, uploadsInStates } from './upload-parts';

const newRow = () => ({ alt: '' });
const alt = (path: string) => <TextField path={`${path}.alt`} />;

const Pretended = (props: FieldProps) => <UploadField {...props} uploads={pretendedUploads} max={3} />;
const InEachState = (props: FieldProps) => <UploadField {...props} uploads={uploadsInStates} />;
const One = (props: FieldProps) => <UploadField {...props} uploads={pretendedUploads} max={1} />;

function Real(props: FieldProps) {
  const [uploads] = useState(realUploads);
  return <UploadField {...props} uploads={uploads} newRow={newRow} details={alt} max={5} />;
}

const pictures = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, file: storedFile(name), alt: '' }));

/** The upload of pictures. */
export const uploadSample: Sample = {
  key: 'upload',
  title: msg`Bilder`,
  label: msg`Bilder`,
  Field: Pretended,
  problem: { code: 'required' },
  rows: {
    row: (number) => msg`Bild ${number}`,
    rows: { file: { label: msg`Datei` }, alt: { label: msg`Alternativtext` } },
  },
  values: {
    empty: [],
    filled: pictures('marktplatz.jpg', 'ein-sehr-langer-name-ohne-jede-luecke-der-nicht-passt.png'),
    hint: [],
    required: [],
    error: [],
    readOnly: pictures('rathaus.jpg'),
  },
  more: [
    { key: 'states', title: msg`in jedem Zustand`, value: rowsInStates(), Field: InEachState },
    { key: 'one', title: msg`nur eines`, value: pictures('kirche.jpg'), Field: One },
    { key: 'real', title: msg`auf den Server der Demo, wenn Sie dort angemeldet sind`, value: [], Field: Real },
  ],
};
