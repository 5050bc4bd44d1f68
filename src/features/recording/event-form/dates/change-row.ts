import type { Form } from '../../../../forms/engine/form-store';
import { copyOf, type RowId } from '../../../../lib/value-at';
import type { Series } from '../../../../model/series/series';

/** Puts what has become of a series in its place: nothing, itself, or the two parts of it. */
export function changeRow(form: Form<object>, id: RowId, change: (series: Series) => readonly Series[]): void {
  const { series } = form.values() as { series: readonly Series[] };
  form.set(
    'series',
    series.flatMap((one) => (one.id === id ? change(copyOf(one)) : [one])),
  );
}
