import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { useNotices } from '../../../app/notices';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { RowsSkeleton } from '../../../cards/record-list/rows-skeleton';
import type { FieldProblem } from '../../../forms/engine/form-problems';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { createDraftUploads } from '../../../forms/saving/draft-uploads';
import { createUploads } from '../../../forms/saving/uploads';
import { useForm } from '../../../forms/saving/use-form';
import { useTranslation } from '../../../i18n/use-translation';
import type { AdvertSlot } from '../../../model/answers/advert-catalogue';
import type { OwnAdvertEvent } from '../../../model/answers/advert-event';
import type { Booking } from '../../../model/answers/booking';
import { eventSummary } from '../../../model/answers/event-line';
import { type ContentDraft, contentDraft, contentForm, pictureOf, withContent } from '../order/content/content-draft';
import { ContentFields, useContentMessages } from '../order/content/content-fields';
import { aspectOf } from '../order/content/small-picture';
import { loadAdvertEvent } from '../order/event/own-advert-event';
import { resendBooking } from './api';

type Props = { booking: Booking; slot: Pick<AdvertSlot, 'place' | 'size'>; onSent(): void };

/** Renders the form in which a buyer corrects a returned advert, once the pictures of its event are known. */
export function CorrectionForm({ booking, ...props }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const [day] = booking.dates;
  const id = booking.event?.isThere ? booking.event.id : undefined;
  const state = useQuery(
    id === undefined
      ? undefined
      : { key: ['advert event', id], revision: day, load: (signal) => loadAdvertEvent(client, { id, day }, signal) },
  );
  if (id !== undefined && state.step === 'loading')
    return <RowsSkeleton message={t`Die Veranstaltung wird geladen …`} />;
  return <Form {...props} booking={booking} event={id === undefined ? undefined : state.value} />;
}

function Form({ booking, event, slot, onSent }: Props & { event: OwnAdvertEvent | undefined }) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const portal = usePortal();
  const { client } = portal;
  const { host } = client;
  const notices = useNotices();
  const draftName = `advert:${booking.id}`;
  const [uploads] = useState(createUploads);
  const [files] = useState(() => createDraftUploads(portal, uploads, draftName).files);
  useEffect(() => () => files.end(), [files]);
  const [record] = useState(() => contentDraft(contentOf(booking, event), event, { host, slot }));
  const description = useMemo(() => contentForm(slot, (values) => pictureOf(values, event, host)), [slot, event, host]);
  const control = useForm<ContentDraft>(description, {
    record,
    uploads,
    draft: { name: draftName, schema: 1, owner: 'person', isQuiet: true },
    needsSession: true,
    async save(values, { idempotencyKey }) {
      const { content } = withContent(values, pictureOf(values, event, host), aspectOf(slot));
      await resendBooking(client, { id: booking.id, content }, idempotencyKey);
      return undefined;
    },
    onSaved() {
      notices.show({ kind: 'success', text: t`Ihre Anzeige ist gesendet. Wir prüfen sie und schreiben Ihnen.` });
      onSent();
    },
    fieldsOf,
  });
  const { form, failure, isSending, submit } = control;
  const messageFor = useContentMessages();
  const line = event ? eventSummary(event.advertised, locale, booking.dates[0] ?? today) : '';
  const isOver = failure instanceof ApiError && failure.code === 'not_returned';
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Anzeige ändern`}>
      <ContentFields {...{ event, slot, files, form, line }} />
      {isOver ? (
        <ErrorNotice
          error={failure}
          title={t`Diese Anzeige ist nicht mehr zu ändern`}
          action={
            <button type="button" className="button" onClick={onSent}>
              {t`Buchung neu laden`}
            </button>
          }
        >
          <p>{t`Sie haben sie schon gesendet, oder ihre Tage sind vorbei.`}</p>
        </ErrorNotice>
      ) : (
        <ErrorNotice messages={SAVE_ERRORS} error={isSending ? undefined : failure} onRetry={() => void submit()} />
      )}
      <FormActions control={control}>
        <SubmitButton>{t`Noch einmal senden`}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

/** Returns the content of a booking; a picture of an event that is gone counts as an uploaded one. */
function contentOf({ title, text, source, picture, crop }: Booking, event: OwnAdvertEvent | undefined) {
  const isOfEvent = source === 'event' && event?.pictures.some(({ id }) => id === picture?.id);
  return {
    eventId: event?.id,
    content: {
      ...{ title, text, mediumId: picture?.id, crop },
      source: isOfEvent || !picture ? source : 'upload',
    } as const,
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  'content.title': 'title',
  'content.text': 'text',
  'content.mediumId': 'uploads',
  'content.crop': 'uploads',
};

/** Maps the fields that the server names to those of the form. */
const fieldsOf = ({ fields }: ApiError): FieldProblem[] =>
  fields.map((problem) => ({ ...problem, path: FIELDS[problem.path] ?? '' }));
