import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import { valueAt } from '../../../../lib/value-at';
import { EVENT_STATUSES, type EventStatus } from '../../../../model/appointment';
import { LONGEST_LINE } from '../../../../model/payloads/longest';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { useFormContent, useFormPart } from '../../../../ui/form/form-context';
import { DateField } from '../../../../ui/typed-fields/date-field';

/** How an event or one of its dates stands, in words. */
export const STATUS_WORDS: Readonly<Record<EventStatus, MessageDescriptor>> = {
  scheduled: msg`Findet statt wie geplant`,
  cancelled: msg`Abgesagt`,
  postponed: msg`Verschoben`,
  moved: msg`An einem anderen Ort`,
  soldOut: msg`Ausverkauft`,
};

/** Cancels or postpones, and asks where to or until when. @param prefix 'dates.1.', or '' for the whole event */
export function StatusFields({ prefix }: { prefix: string }) {
  const { say, today } = useSpeech();
  const { form } = useFormContent();
  const status = useFormPart(form, ({ values }) => valueAt(values(), `${prefix}status`)) as EventStatus;
  return (
    <>
      <SelectField
        path={`${prefix}status`}
        options={EVENT_STATUSES.map((value) => ({ value, label: say(STATUS_WORDS[value]) }))}
      />
      {status === 'postponed' && <DateField path={`${prefix}newDate`} min={today} />}
      {status === 'moved' && <TextField path={`${prefix}newLocation`} maxLength={LONGEST_LINE} />}
    </>
  );
}
