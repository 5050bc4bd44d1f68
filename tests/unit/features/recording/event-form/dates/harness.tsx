import { proxy } from 'valtio';
import { DatesSection } from '../../../../../../src/features/recording/event-form/dates/dates-section';
import { withFirstDate } from '../../../../../../src/features/recording/event-form/dates/new-rows';
import { describeEvent } from '../../../../../../src/features/recording/event-form/describe-event';
import {
  type EventDraft,
  emptyEventDraft,
  eventOfDraft,
} from '../../../../../../src/features/recording/event-form/event-draft';
import {
  type RecordFormContent,
  RecordFormProvider,
} from '../../../../../../src/features/recording/record-form/record-form-context';
import { FormProvider } from '../../../../../../src/forms/engine/form-context';
import { createForm } from '../../../../../../src/forms/engine/form-store';
import * as checks from '../../../../../../src/model/rules/event-problems';
import { toSettings } from '../../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../../src/settings/to-work-settings';
import { aPortal, show } from '../../../../forms/saving/harness';

export const TODAY = '2027-01-04';

/** The section of dates in a form of its own. */
export async function showDates(changes: Partial<EventDraft> = {}, eventRecording: object = {}, id?: string) {
  const portal = aPortal();
  const raw = { eventRecording };
  Object.assign(portal.client, { serverSettings: proxy({ raw }) });
  const rules = { ...toWorkSettings(raw).settings, authenticatedArea: toSettings(raw).settings.authenticatedArea };
  const description = describeEvent({ checks, rules, today: TODAY, statusOf: () => undefined });
  const type = rules.eventRecording.eventAppointmentType;
  const draft = withFirstDate({ ...emptyEventDraft(), state: 'published' as const, ...changes }, type);
  const form = createForm(description, draft);
  const said: string[] = [];
  const content = {
    form,
    structure: description,
    messageFor: ({ code }: { code: string }) => code,
    announce: (text: string) => void said.push(text),
  };
  const shown = await show(
    portal,
    <FormProvider value={content as unknown as Parameters<typeof FormProvider>[0]['value']}>
      <RecordFormProvider value={{ id } as RecordFormContent}>
        <DatesSection />
      </RecordFormProvider>
    </FormProvider>,
  );
  return { ...shown, portal, form, said, content: () => eventOfDraft(form.values()) };
}
