import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useField, useFormContent, useLabel } from '../../../../forms/engine/form-context';
import { useRows } from '../../../../forms/engine/use-rows';
import { AddButton } from '../../../../forms/fields/add-button';
import { GroupFrame } from '../../../../forms/fields/group-frame';
import { RemoveButton } from '../../../../forms/fields/remove-button';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { NumberField } from '../../../../forms/fields/typed/number-field';
import { UndoRemove } from '../../../../forms/fields/undo-remove';
import { useTranslation } from '../../../../i18n/use-translation';
import { addDays } from '../../../../lib/days';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import type { PublicationRule } from '../../../../model/rules/event-rules';
import { useRecordKind } from '../../use-record-kind';
import { useRecordingRules } from '../../use-recording-rules';

const Days = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding-top: 8px;
`;

/** A row of the date and its button, which wraps where space is short. */
const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: end;
`;

/** Renders the publication dates, and for events the print priority. */
export function PublicationSection() {
  const { fieldSettings } = useRecordingRules();
  const { priority, publicationDates } = fieldSettings.recording;
  const isEvent = useRecordKind().name === 'event';
  return (
    <>
      <PublicationDays rule={publicationDates} />
      {isEvent && priority.visible && <Priority />}
    </>
  );
}

function Priority() {
  const { t } = useLingui();
  return <NumberField path="priority" isWhole hint={t`Von 0 bis 9. Ohne Angabe entscheiden wir.`} />;
}

function PublicationDays({ rule }: { rule: PublicationRule }) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const { today } = useTranslation();
  const field = useField<readonly unknown[]>('publicationDates');
  const { rows, add, remove, undo } = useRows('publicationDates');
  const { min, most, hint } = useAmounts(rule);
  const first = addDays(today, rule.firstDay);
  const last = rule.lastDay === 0 ? undefined : addDays(today, Math.max(rule.firstDay, rule.lastDay));
  return (
    <GroupFrame field={field} isRequired={min > 0} hint={hint}>
      <Days>
        {rows.map(({ id, key }) => (
          <PublicationDay key={key} path={`publicationDates.${id}`} {...{ first, last }} onRemove={() => remove(id)} />
        ))}
        <UndoRemove undo={undo} message={t`Erscheinungstag entfernt.`} />
        {!field.isReadOnly && (
          <AddButton
            buttonRef={field.ref}
            fullReason={rows.length >= most && t`Mehr Erscheinungstage sind nicht möglich.`}
            onAdd={() => form.reveal(`publicationDates.${add({ date: '' })}.date`)}
          >
            {rows.length === 0 ? t`Erscheinungstag hinzufügen` : t`Weiterer Erscheinungstag`}
          </AddButton>
        )}
      </Days>
    </GroupFrame>
  );
}

/** Returns the minimum and maximum number of publication dates, with a hint. A minimum above the maximum wins. */
function useAmounts({ min, max, maxAmountDatesBeforeEvent: before }: PublicationRule) {
  const { t } = useLingui();
  const most = max > 0 ? Math.max(min, max) : MAX_ENTRIES.publicationDates;
  const isEvent = useRecordKind().name === 'event';
  const sentences = [
    isEvent
      ? t`An diesen Tagen erscheint die Veranstaltung gedruckt.`
      : t`Besucher finden den Artikel ab dem ersten Tag. An jedem weiteren erscheint er noch einmal oben.`,
    min > 0 &&
      t`${plural(min, { one: 'Bitte wählen Sie mindestens # Tag.', other: 'Bitte wählen Sie mindestens # Tage.' })}`,
    max > 0 &&
      t`${plural(most, { one: 'Es ist höchstens # Tag möglich.', other: 'Es sind höchstens # Tage möglich.' })}`,
    before > 0 &&
      t`${plural(before, {
        one: 'Vor der Veranstaltung ist höchstens # Tag möglich.',
        other: 'Vor der Veranstaltung sind höchstens # Tage möglich.',
      })}`,
  ];
  return { min, most, hint: sentences.filter(Boolean).join(' ') };
}

type DayProps = { path: string; first: string; last: string | undefined; onRemove(): void };

function PublicationDay({ path, first, last, onRemove }: DayProps) {
  const { t } = useLingui();
  const { isReadOnly } = useField(path);
  const label = useLabel(path);
  return (
    <Day>
      <DateField path={`${path}.date`} isRequired min={first} max={last} />
      {!isReadOnly && <RemoveButton label={t`${label} entfernen`} onRemove={onRemove} />}
    </Day>
  );
}
