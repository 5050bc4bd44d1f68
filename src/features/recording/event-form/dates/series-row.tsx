import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import { useTranslation } from '../../../../i18n/use-translation';
import { isDay } from '../../../../lib/days';
import { type RowId, valueAt } from '../../../../lib/value-at';
import type { Series } from '../../../../model/series/series';
import { useRecordingRules } from '../../use-recording-rules';
import { RowBox } from '../row-box';
import { DayFields } from './day-fields';
import { countOfSeries } from './days-of-series';
import { ExceptionsQuestion } from './exceptions-question';
import { RowActions } from './row-actions';
import { RuleFields } from './rule-fields';
import { ruleText } from './rule-words';
import { SeriesDays } from './series-days';
import { useExceptions } from './use-exceptions';
import { useRowToggle } from './use-row-toggle';

type Props = {
  id: RowId;
  /** Counter that grows to close finished rows. */
  closeCount: number;
  onRemove(id: RowId): void;
};

/** Renders a series: its rule as text or fields, and its days. */
export const SeriesRow = memo(function SeriesRow({ id, closeCount, onRemove }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const path = `series.${id}`;
  const name = useLabel(path);
  const isUnfinished = useFormPart(form, ({ values }) => !hasEnd(valueAt(values(), path) as Series | undefined));
  const mayBeSingle = useRecordingRules().eventRecording.eventAppointmentType !== 'series';
  const { question, prefer } = useExceptions(path, mayBeSingle);
  const { box, isOpen, toggleActions } = useRowToggle({ path, firstField: 'start', isUnfinished, closeCount });

  return (
    <div ref={box}>
      <RowBox
        path={path}
        closed={isOpen ? undefined : <RuleLine path={path} />}
        tools={
          <RowActions
            actions={[...toggleActions, { icon: 'trash', label: t`${name} entfernen`, act: () => onRemove(id) }]}
          />
        }
      >
        {isOpen && <SeriesFields path={path} />}
        {question && <ExceptionsQuestion path={path} question={question} mayBeSingle={mayBeSingle} />}
        <SeriesDays path={path} onRemove={onRemove} prefer={prefer} />
      </RowBox>
    </div>
  );
});

const hasEnd = (series: Series | undefined) =>
  series !== undefined && isDay(series.start) && (isDay(series.end) || typeof series.count === 'number');

function SeriesFields({ path }: { path: string }) {
  const { form } = useFormContent();
  const hasInfo = useFormPart(form, ({ values }) => valueAt(values(), `${path}.additionalInfo`) !== '');
  return (
    <>
      <DayFields prefix={`${path}.`} day="start" hasMore={hasInfo} />
      <RuleFields path={path} />
      <p className="hint">
        <RuleLine path={path} />
      </p>
    </>
  );
}

/** Renders the rule in plain words. */
function RuleLine({ path }: { path: string }) {
  const translation = useTranslation();
  const { form } = useFormContent();
  const series = useFormPart(form, ({ values }) => valueAt(values(), path)) as Series | undefined;
  return series ? ruleText(series, countOfSeries(series), translation) : null;
}
