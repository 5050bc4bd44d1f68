import { flushSync } from 'react-dom';
import { usePortal } from '../../../../app/portal';
import { useFormContent } from '../../../../forms/engine/form-context';
import { type RowId, valueAt } from '../../../../lib/value-at';
import type { Series } from '../../../../model/series/series';
import { changeRow } from './change-row';
import { contentOf } from './day-draft';

type Change = (series: Series) => readonly Series[];

/** The ways in which a dialog changes a series of the form around it; each closes the dialog. */
type SeriesChange = {
  /** @param words say what has happened */
  change(to: Change, words: string): void;
  /** Changes the days that follow, or all of them. @param words say what has happened */
  changePart(to: Change, words: string): void;
  /** Does the same and leads to the rule of these days. */
  changeRule(to: Change): void;
};

export function useSeriesChange(id: RowId, onClose: () => void): SeriesChange {
  const { form, announce } = useFormContent();
  const { root } = usePortal();

  function finish(words: string) {
    announce(words);
    // The line of the day may be gone, and with it the button that would take the focus.
    const path = `series.${id}`;
    if (!root.activeElement) form.reveal(valueAt(form.values(), path) ? path : 'series');
  }

  /**
   * Divides the series first, and gives the part that is meant its new times then: so its row sees what the change
   * touches.
   *
   * @returns the id of that part
   */
  function changePart(to: Change): RowId {
    let part: Series | undefined;
    flushSync(() =>
      changeRow(form, id, (series) => {
        const parts = to(series);
        part = parts.at(-1);
        return parts.map((one) => (one === part ? { ...one, ...contentOf(series) } : one));
      }),
    );
    flushSync(() => {
      if (part) form.set(`series.${part.id}`, part);
      onClose();
    });
    return part?.id ?? id;
  }

  return {
    change(to, words) {
      flushSync(() => {
        changeRow(form, id, to);
        onClose();
      });
      finish(words);
    },
    changePart(to, words) {
      changePart(to);
      finish(words);
    },
    changeRule(to) {
      form.reveal(`series.${changePart(to)}.start`);
    },
  };
}
