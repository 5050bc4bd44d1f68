import { flushSync } from 'react-dom';
import { type RowId, valueAt } from '../../../../lib/value-at';
import type { Series } from '../../../../model/series/series';
import { usePortal } from '../../../../portal/portal';
import { useFormContent } from '../../../../ui/form/form-context';
import { changeRow } from './change-row';

type Change = (series: Series) => readonly Series[];

/** The ways in which a dialog changes a series of the form around it; each closes the dialog. */
type SeriesChange = {
  /** @param words say what has happened */
  change(to: Change, words: string): void;
  /** Leads to the rule of what has become of the series: of the part that begins last. */
  changeRule(to: Change): void;
};

export function useSeriesChange(id: RowId, onClose: () => void): SeriesChange {
  const { form, announce } = useFormContent();
  const { root } = usePortal();
  return {
    change(to, words) {
      flushSync(() => {
        changeRow(form, id, to);
        onClose();
      });
      announce(words);
      // The line of the day may be gone, and with it the button that would take the focus.
      const path = `series.${id}`;
      if (!root.activeElement) form.reveal(valueAt(form.values(), path) ? path : 'series');
    },
    changeRule(to) {
      let last = id;
      flushSync(() => {
        changeRow(form, id, (series) => {
          const parts = to(series);
          last = parts.at(-1)?.id ?? last;
          return parts;
        });
        onClose();
      });
      form.reveal(`series.${last}.start`);
    },
  };
}
