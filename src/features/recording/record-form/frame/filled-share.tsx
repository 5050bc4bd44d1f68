import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../../../forms/engine/form-store';
import { useTranslation } from '../../../../i18n/use-translation';
import { useRecordingRules } from '../../use-recording-rules';
import type { FormKind } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import { useSettledValues } from './use-settled-values';

const ALL = 100;

type Props<Draft extends RecordDraft> = {
  form: Form<Draft>;
  percentOf: NonNullable<FormKind<Draft>['percentOf']>;
};

/** Renders how much of a record is filled in, where nothing beside the form says it. */
export function FilledShare<Draft extends RecordDraft>({ form, percentOf }: Props<Draft>) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const percent = percentOf(useSettledValues(form), useRecordingRules());
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / ALL);
  return <span className="is-narrow">{t`${share} ausgefüllt`}</span>;
}
