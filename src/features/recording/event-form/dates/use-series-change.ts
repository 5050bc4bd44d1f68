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
  /** Applies a change. @param words the message to announce */
  change(to: Change, words: string): void;
  /** Applies a change to the following days or to all of them. @param words the message to announce */
  changePart(to: Change, words: string): void;
  /** Applies a change like `changePart`, then moves the focus to the rule of these days. */
  changeRule(to: Change): void;
};

export function useSeriesChange(id: RowId, onClose: () => void): SeriesChange {
  const { form, announce } = useFormContent();
  const { root } = usePortal();

  function finish(words: string) {
    announce(words);
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
  function changePart(to: Change): RowId {
    let part: Series | undefined;
    flushSync(() =>
      changeRow(form, id, (series) => {
        const parts = to(series);
        part = parts.at(-1);
        return parts.map((one) => (one === part ? { ...one, ...contentOfDay(series) } : one));
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
