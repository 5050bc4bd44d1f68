import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../../../app/portal';
import { useFormPart } from '../../../../forms/engine/form-context';
import { FormBox } from '../../../../forms/layout/form-box';
import { createDraftUploads } from '../../../../forms/saving/draft-uploads';
import { createUploads } from '../../../../forms/saving/uploads';
import { useForm } from '../../../../forms/saving/use-form';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import { eventSummary } from '../../../../model/answers/event-line';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { useDebouncedSave } from '../use-debounced-save';
import { type ContentDraft, contentDraft, contentForm, pictureOf, withContent } from './content-draft';
import { ContentFields, dropPicture, useContentMessages } from './content-fields';
import { Proof } from './proof';
import { aspectOf } from './small-picture';

/** The ratio of width to height from which an advert needs the full width to be readable. */
const WIDE_ASPECT = 2;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  /* Input is visible in the proof at once. */
  @container portal (min-width: 720px) {
    &.is-beside {
      grid-template-columns: minmax(0, 1fr) 332px;
    }
    &.is-beside > :last-of-type {
      position: sticky;
      top: calc(var(--portal-hidden-above, 0px) + 16px);
    }
  }
`;

type Props = { event: OwnAdvertEvent | undefined; slot: AdvertSlot };

/** Renders the form of the advert's texts and picture, with a proof. */
export function ContentForm({ event, slot }: Props) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const portal = usePortal();
  const { host } = portal.client;
  const { state, store, next } = useOrder();
  const [uploads] = useState(createUploads);
  const [files] = useState(() => createDraftUploads(portal, uploads, 'advert-order').files);
  useEffect(() => () => files.end(), [files]);
  const [initial] = useState(() => contentDraft(state.draft, event, { host, slot }));
  const description = useMemo(() => contentForm(slot, (values) => pictureOf(values, event, host)), [slot, event, host]);
  const updateOrder = (values: ContentDraft) =>
    store.update(withContent(values, pictureOf(values, event, host), aspectOf(slot)));
  const control = useForm<ContentDraft>(description, {
    record: initial,
    uploads,
    // The order is updated at each keystroke; there is no other record.
    async save(values) {
      updateOrder(values);
      return undefined;
    },
    onSaved: next,
  });
  const { form, submit, isSending } = control;
  const values = useFormPart(form, () => form.values());
  useDebouncedSave(() => updateOrder(form.values()), values);
  const picture = pictureOf(values, event, host);
  const crop = picture && values.crops[picture.id];
  const aspect = aspectOf(slot);
  const line = event ? eventSummary(event.advertised, locale, state.draft.dates[0] ?? today) : '';
  const hasFailedUpload = useSyncExternalStore(files.subscribe, () =>
    values.uploads.some(({ id, file: stored }) => !stored && files.hasFailed(`uploads.${id}`)),
  );
  /** Submits the form; drops a picture whose upload failed. */
  function submitForm() {
    if (hasFailedUpload) dropPicture(form, files);
    void submit();
  }
  const messageFor = useContentMessages();
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Inhalt der Anzeige`}>
      <Sides className={slot.place === 'print' && aspect > WIDE_ASPECT ? undefined : 'is-beside'}>
        <ContentFields {...{ event, slot, files, form, line }}>
          {hasFailedUpload && values.source === 'upload' && (
            <p className="hint" role="status">
              {t`Wählen Sie ein anderes Bild, oder gehen Sie weiter: Dann erscheint die Anzeige ohne Bild.`}
            </p>
          )}
        </ContentFields>
        <Proof
          slot={slot}
          advert={{ ...values, aspect, line, picture: picture && { address: picture.address, crop } }}
          updateOrder={() => updateOrder(form.values())}
        />
      </Sides>
      <StepFoot onNext={submitForm} isBusy={isSending} />
    </FormBox>
  );
}
