import type { Form } from '../../../../forms/engine/form-store';
import { copyOf, type RowId } from '../../../../lib/value-at';
import type { Series } from '../../../../model/series/series';

/** Replaces a series in the form by the results of a change: none, itself, or its two parts. */
export function changeRow(form: Form<object>, id: RowId, change: (series: Series) => readonly Series[]): void {
  const { series } = form.values() as { series: readonly Series[] };
  form.set(
    'series',
    series.flatMap((one) => (one.id === id ? change(copyOf(one)) : [one])),
  );
}
