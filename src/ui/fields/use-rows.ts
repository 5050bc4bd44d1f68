import { useFormContent, useFormPart } from './form-context';

/** The rows of a list in a form. */
export type Rows = {
  /** One for each row, for React: it stays with its row. */
  keys: readonly number[];
  /** Adds a row at the end. */
  add(row: object): void;
  remove(place: number): void;
  move(from: number, to: number): void;
};

/**
 * A list of the form above: appointments, links. Its fields have paths such as 'appointments.0.date'; what is wrong
 * with a row goes along when it moves. The caller is drawn again when rows come, go or move, not when one is filled in.
 */
export function useRows(path: string): Rows {
  const { form } = useFormContent();
  const joined = useFormPart(form, () => form.rowKeys(path).join(' '));
  const keys = joined === '' ? [] : joined.split(' ').map(Number);
  const places = keys.map((_, place) => place);
  return {
    keys,
    add: (row) => form.rearrange(path, [...places, places.length], row),
    remove: (place) =>
      form.rearrange(
        path,
        places.filter((other) => other !== place),
      ),
    move: (from, to) => {
      const others = places.filter((place) => place !== from);
      form.rearrange(path, [...others.slice(0, to), from, ...others.slice(to)]);
    },
  };
}
