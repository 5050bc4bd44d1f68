import { flushSync } from 'react-dom';
import { usePortal } from '../../../../app/portal';
import { useFormContent } from '../../../../forms/engine/form-context';
import { type RowId, valueAt } from '../../../../lib/value-at';
import type { Series } from '../../../../model/series/series';
import { changeRow } from './change-row';
import { contentOfDay } from './day-draft';

type Change = (series: Series) => readonly Series[];

/** The ways in which a dialog changes a series of the form around it; each closes the dialog. */
type SeriesChange = {
  /** Applies a change. @param message the message to announce */
  change(update: Change, message: string): void;
  /** Applies a change to the following days or to all of them. @param message the message to announce */
  changePart(update: Change, message: string): void;
  /** Applies a change like `changePart`, then moves the focus to the rule of these days. */
  changeRule(update: Change): void;
};

export function useSeriesChange(id: RowId, onClose: () => void): SeriesChange {
  const { form, announce } = useFormContent();
  const { root } = usePortal();

  function finish(message: string) {
    announce(message);
    // The line of the day and its button may be gone, so the focus needs another target.
    const path = `series.${id}`;
    if (!root.activeElement) form.reveal(valueAt(form.values(), path) ? path : 'series');
  }

  /**
   * Splits the series first and then changes the content of the affected part, so that its row notices the affected
   * exceptions.
   *
   * @returns the id of that part
   */
  function changePart(update: Change): RowId {
    let changedPart: Series | undefined;
    flushSync(() =>
      changeRow(form, id, (series) => {
        const parts = update(series);
        changedPart = parts.at(-1);
        return parts.map((one) => (one === changedPart ? { ...one, ...contentOfDay(series) } : one));
      }),
    );
    flushSync(() => {
      if (changedPart) form.set(`series.${changedPart.id}`, changedPart);
      onClose();
    });
    return changedPart?.id ?? id;
  }

  return {
    change(update, message) {
      flushSync(() => {
        changeRow(form, id, update);
        onClose();
      });
      finish(message);
    },
    changePart(update, message) {
      changePart(update);
      finish(message);
    },
    changeRule(update) {
      form.reveal(`series.${changePart(update)}.start`);
    },
  };
}
