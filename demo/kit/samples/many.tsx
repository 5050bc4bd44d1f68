import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { useFormContent } from '../../../src/forms/engine/form-context';
import { ChoicesField } from '../../../src/forms/fields/choice/choices-field';
import { PickField } from '../../../src/forms/fields/choice/pick-field';
import { TagsField } from '../../../src/forms/fields/choice/tags-field';
import type { Named } from '../../../src/forms/fields/use-search-text';
import type { Find } from '../../../src/forms/fields/use-suggestions';
import { manyProblem } from '../../../src/model/value-problems';
import type { FieldProps, Sample } from '../sample';
import { useRubrics } from './choice';
import { findPlaces, PLACES, type SamplePlace } from './search';

const MAX_RUBRICS = 2;
const MAX_TAGS = 3;
const TAGS: readonly Named[] = [
  ...['Blasmusik', 'Chor', 'Jazz', 'Klassik', 'Kabarett', 'Lesung', 'Puppentheater', 'Rock'],
  'Open Air mit sehr viel Platz auf der Wiese hinter dem Stadtpark',
].map((label, index) => ({ key: String(index), label }));

const findTags: Find<Named> = async (text) =>
  TAGS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).map((value) => ({ value }));

const Rubrics = (props: FieldProps) => <ChoicesField {...props} options={useRubrics()} max={MAX_RUBRICS} />;
const Tags = (props: FieldProps) => <TagsField<Named> {...props} find={findTags} max={MAX_TAGS} />;

/** Renders a location field that adds a location at once, where a form would open a dialog. */
function Place(props: FieldProps) {
  const { form } = useFormContent();
  const [count, setCount] = useState(0);
  return (
    <PickField<SamplePlace>
      {...props}
      find={findPlaces}
      recent={PLACES.slice(0, 2)}
      onNew={(label) => {
        setCount(count + 1);
        form.setFieldError(props.path);
        form.set(props.path, { key: `new ${count}`, label });
      }}
    />
  );
}

const EmptyPlace = (props: FieldProps) => <PickField<SamplePlace> {...props} find={async () => []} />;
const WaitingPlace = (props: FieldProps) => (
  <PickField<SamplePlace> {...props} find={() => new Promise(() => undefined)} />
);
const FailingPlace = (props: FieldProps) => (
  <PickField<SamplePlace> {...props} find={() => Promise.reject(new Error('The line is down'))} />
);

/** A choice of several, all options visible. */
export const choicesSample: Sample = {
  key: 'choices',
  title: msg`Mehrfachauswahl, alle sichtbar`,
  label: msg`Rubriken`,
  Field: Rubrics,
  problem: { code: 'required' },
  check: (value: readonly string[]) => manyProblem(value, MAX_RUBRICS),
  values: { empty: [], filled: ['music', 'child'], hint: [], required: [], error: [], readOnly: ['music', 'child'] },
  more: [
    { key: 'tooMany', title: msg`zu viele`, value: ['music', 'stage', 'child'], Field: Rubrics },
    { key: 'gone', title: msg`mit einer, die es nicht mehr gibt`, value: ['Freibad'], Field: Rubrics },
  ],
};

/** A choice of several from a long list. */
export const tagsSample: Sample = {
  key: 'tags',
  title: msg`Mehrere aus einer langen Liste`,
  label: msg`Schlagwörter`,
  Field: Tags,
  problem: { code: 'required' },
  check: (value: readonly Named[]) => manyProblem(value, MAX_TAGS),
  values: {
    empty: [],
    filled: TAGS.slice(1, 3),
    hint: [],
    required: [],
    error: [],
    readOnly: TAGS.slice(1, 3),
  },
  more: [{ key: 'tooMany', title: msg`zu viele`, value: TAGS.slice(5), Field: Tags }],
};

/** A choice of one from many, or a new one. */
export const pickSample: Sample = {
  key: 'pick',
  title: msg`Suche, zuletzt Verwendetes zuerst`,
  label: msg`Ort der Veranstaltung`,
  Field: Place,
  problem: { code: 'required' },
  values: {
    empty: undefined,
    filled: PLACES[0]?.value,
    hint: undefined,
    required: undefined,
    error: undefined,
    readOnly: PLACES[0]?.value,
  },
  more: [
    { key: 'waiting', title: msg`sucht immer`, value: undefined, Field: WaitingPlace },
    { key: 'nothing', title: msg`findet nichts, nichts Neues möglich`, value: undefined, Field: EmptyPlace },
    { key: 'failing', title: msg`ohne Verbindung`, value: undefined, Field: FailingPlace },
  ],
};
