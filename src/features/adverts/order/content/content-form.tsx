import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../../../app/portal';
import { useFormPart } from '../../../../forms/engine/form-context';
import type { FieldProblem } from '../../../../forms/engine/form-problems';
import { commonMessage } from '../../../../forms/engine/problem-messages';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { TextField } from '../../../../forms/fields/text-field';
import { FormBox } from '../../../../forms/layout/form-box';
import { createDraftUploads } from '../../../../forms/saving/draft-uploads';
import { createUploads } from '../../../../forms/saving/uploads';
import { useForm } from '../../../../forms/saving/use-form';
import { formatNumber } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import { eventSummary } from '../../../../model/answers/event-line';
import type { AdvertCrop } from '../../../../model/answers/order-draft';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { MAX_ENTERED_TEXT_LENGTH, MAX_ENTERED_TITLE_LENGTH } from '../order-problems';
import { StepFoot } from '../step-foot';
import { useDebouncedSave } from '../use-debounced-save';
import { type ContentDraft, contentDraft, contentForm, pictureOf, withContent } from './content-draft';
import { CropField } from './crop-field';
import { PictureChoice } from './picture-choice';
import { Proof } from './proof';
import { aspectOf, tooSmall } from './small-picture';
import { useNaturalSize } from './use-natural-size';

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

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

type Props = { event: OwnAdvertEvent | undefined; slot: AdvertSlot };

/** Renders the form of the advert's texts and picture, with a proof. */
export function ContentForm({ event, slot }: Props) {
  const { t } = useLingui();
  const { _, locale, today } = useTranslation();
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
  const naturalSize = useNaturalSize(picture?.address);
  const size = picture?.size ?? naturalSize;
  const crop = picture && values.crops[picture.id];
  const aspect = aspectOf(slot);
  const line = event ? eventSummary(event.advertised, locale, state.draft.dates[0] ?? today) : '';
  const hasFailedUpload = useSyncExternalStore(files.subscribe, () =>
    values.uploads.some(({ id, file: stored }) => !stored && files.hasFailed(`uploads.${id}`)),
  );
  /** Submits the form; drops a picture whose upload failed. */
  function submitForm() {
    if (hasFailedUpload) dropPicture();
    void submit();
  }
  function dropPicture() {
    for (const { id } of form.values().uploads) files.remove(`uploads.${id}`);
    form.set('uploads', []);
    form.set('source', 'upload');
  }
  const messageFor = (problem: FieldProblem) =>
    problem.code === 'picture_small' ? t`Dieses Bild ist für den Werbeplatz zu klein.` : commonMessage(problem, _);
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Inhalt der Anzeige`}>
      <Sides className={slot.place === 'print' && aspect > WIDE_ASPECT ? undefined : 'is-beside'}>
        <Fields>
          <TextField path="title" isRequired maxLength={MAX_ENTERED_TITLE_LENGTH} counterFrom={0} />
          {line && <p className="hint">{t`Die Anzeige beginnt mit Datum und Ort: ${line}`}</p>}
          <TextAreaField path="text" maxLength={MAX_ENTERED_TEXT_LENGTH} counterFrom={0} rows={3} />
          <PictureChoice {...{ event, files, form }} />
          {picture && size && (
            <CropField
              address={picture.address}
              {...{ size, aspect, crop }}
              onCrop={(next) => form.set('crops', { ...form.values().crops, [picture.id]: next })}
            />
          )}
          {hasFailedUpload && values.source === 'upload' && (
            <p className="hint" role="status">
              {t`Wählen Sie ein anderes Bild, oder gehen Sie weiter: Dann erscheint die Anzeige ohne Bild.`}
            </p>
          )}
          {picture?.size && <SmallPicture {...{ slot, crop }} size={picture.size} onDrop={dropPicture} />}
        </Fields>
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

type SmallProps = {
  slot: AdvertSlot;
  crop: AdvertCrop | undefined;
  size: { width: number; height: number };
  onDrop(): void;
};

/** Renders a warning if a picture would look blurred in its slot. */
function SmallPicture({ slot, crop, size, onDrop }: SmallProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const small = tooSmall(size, crop, slot);
  if (!small) return null;
  const sizeText = ({ width, height }: SmallProps['size']) =>
    `${formatNumber(width, locale)} × ${formatNumber(height, locale)}`;
  const [has, least] = [sizeText(small.has), sizeText(small.min)];
  return (
    <Notice kind="warning" role="status" title={t`Dieses Bild ist für den Werbeplatz zu klein`}>
      <p>{t`Der Ausschnitt hat ${has} Pixel, er braucht mindestens ${least}. Bitte wählen Sie einen größeren Ausschnitt, ein größeres Bild oder keines.`}</p>
      <button type="button" className="button is-quiet" onClick={onDrop}>
        {t`Kein Bild verwenden`}
      </button>
    </Notice>
  );
}
