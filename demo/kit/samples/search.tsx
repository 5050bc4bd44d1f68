import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SearchField, type SearchOption } from '../../../src/forms/fields/search-field';
import type { Find } from '../../../src/forms/fields/use-suggestions';
import type { FieldProps, Sample } from '../sample';

/** A location of the samples. */
export type SamplePlace = { key: string; label: string; details?: string };

/** Fictional locations, each with its second line. */
export const PLACES: readonly SearchOption<SamplePlace>[] = [
  { key: '1', label: 'Stadthalle Achalmtal', details: 'Marktplatz 1, 72999 Achalmtal' },
  { key: '2', label: 'Stadtkirche St. Martin', details: 'Kirchgasse 4, 72999 Achalmtal' },
  { key: '3', label: 'Stadtpark, Musikpavillon', details: 'Am Stadtpark 12, 72999 Achalmtal' },
].map((value) => ({ icon: 'place', hint: value.details, value }));

/** Returns results as a server would, without one. */
export const findPlaces: Find<SamplePlace> = async (text) =>
  PLACES.filter(({ value }) => value.label.toLowerCase().includes(text.toLowerCase()));

const PlaceSearch = (props: FieldProps) => <SearchField<SamplePlace> {...props} find={findPlaces} />;

function EmptySearch(props: FieldProps) {
  const { t } = useLingui();
  return <SearchField<SamplePlace> {...props} find={async () => []} nothingFound={() => t`Prüfen Sie den Namen.`} />;
}

const FailingSearch = (props: FieldProps) => (
  <SearchField<SamplePlace> {...props} find={() => Promise.reject(new Error('The line is down'))} />
);

const WaitingSearch = (props: FieldProps) => (
  <SearchField<SamplePlace> {...props} find={() => new Promise(() => undefined)} />
);

/** A search for one among many on a server. */
export const searchSample: Sample = {
  key: 'search',
  title: msg`Suche mit Vorschlägen`,
  label: msg`Ort der Veranstaltung`,
  Field: PlaceSearch,
  problem: { code: 'unpicked' },
  values: {
    empty: undefined,
    filled: PLACES[0]?.value,
    hint: undefined,
    required: undefined,
    error: undefined,
    readOnly: PLACES[0]?.value,
  },
  more: [
    { key: 'waiting', title: msg`sucht immer`, value: undefined, Field: WaitingSearch },
    { key: 'nothing', title: msg`findet nichts`, value: undefined, Field: EmptySearch },
    { key: 'failing', title: msg`ohne Verbindung`, value: undefined, Field: FailingSearch },
  ],
};
