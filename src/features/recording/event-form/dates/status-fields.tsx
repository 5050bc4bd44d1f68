import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextField } from '../../../../forms/fields/text-field';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { valueAt } from '../../../../lib/value-at';
import { EVENT_STATUSES, type EventStatus } from '../../../../model/answers/appointment';
import { MAX_LINE_LENGTH } from '../../../../model/payloads/limits';
import { Notice } from '../../../../ui/notice';
import { TextButton } from '../../../../ui/text-button';

/** The labels of the status of an event or of one of its dates. */
export const DATE_STATUS_LABELS: Readonly<Record<EventStatus, MessageDescriptor>> = {
  scheduled: msg`Findet statt wie geplant`,
  cancelled: msg`Abgesagt`,
  postponed: msg`Verschoben`,
  moved: msg`An einem anderen Ort`,
  soldOut: msg`Ausverkauft`,
};

/** The labels of the status of a whole event, which overrides the status of its dates. */
const WHOLE_EVENT_LABELS: Readonly<Record<Exclude<EventStatus, 'scheduled'>, MessageDescriptor>> = {
  cancelled: msg`Die ganze Veranstaltung ist abgesagt`,
  postponed: msg`Die ganze Veranstaltung ist verschoben`,
  moved: msg`Die ganze Veranstaltung findet an einem anderen Ort statt`,
  soldOut: msg`Die ganze Veranstaltung ist ausverkauft`,
};

type Props = {
  /** The path prefix of the fields: 'dates.1.', or '' for the whole event. */
  prefix: string;
  /** The form of the event to which the date belongs; the status of the whole event takes precedence. */
  eventForm?: Form<object>;
};

/** Renders the status with its new day or new location. */
export function StatusFields({ prefix, eventForm }: Props) {
  return eventForm ? (
    <UnlessEventStatus form={eventForm}>
      <Fields prefix={prefix} />
    </UnlessEventStatus>
  ) : (
    <Fields prefix={prefix} />
  );
}

/** Renders the children, or a notice with an undo while the whole event has a status. */
function UnlessEventStatus({ form, children }: { form: Form<object>; children: ReactNode }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const status = useFormPart(form, ({ values }) => valueAt(values(), 'status')) as EventStatus | undefined;
  if (!status || status === 'scheduled') return children;
  const resetStatus = () => {
    for (const [name, value] of [...Object.entries({ newDate: '', newLocation: '' }), ['status', 'scheduled']] as const)
      form.set(name, value);
  };
  return (
    <Notice kind="info" title={_(WHOLE_EVENT_LABELS[status])}>
      {t`Das gilt vor dem Status eines einzelnen Termins.`}
      <TextButton type="button" onClick={resetStatus}>{t`Für alle Termine zurücknehmen`}</TextButton>
    </Notice>
  );
}

function Fields({ prefix }: Pick<Props, 'prefix'>) {
  const { _, today } = useTranslation();
  const { form } = useFormContent();
  const status = useFormPart(form, ({ values }) => valueAt(values(), `${prefix}status`)) as EventStatus;
  return (
    <>
      <SelectField
        path={`${prefix}status`}
        options={EVENT_STATUSES.map((value) => ({ value, label: _(DATE_STATUS_LABELS[value]) }))}
      />
      {status === 'postponed' && <DateField path={`${prefix}newDate`} min={today} />}
      {status === 'moved' && <TextField path={`${prefix}newLocation`} maxLength={MAX_LINE_LENGTH} />}
    </>
  );
}
