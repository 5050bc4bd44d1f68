import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../../app/portal';
import { useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { RadioField } from '../../../../forms/fields/radio-field';
import { UploadField } from '../../../../forms/fields/upload-field';
import type { FileUploads } from '../../../../forms/upload/file-uploads';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import { pictureUrl } from '../../../../model/picture-url';
import type { ContentDraft } from './content-draft';

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: var(--portal-radius-small);
    background: var(--portal-color-surface);
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    outline: 3px solid var(--portal-color-primary-text);
    outline-offset: 1px;
  }
  img {
    display: block;
    width: 128px;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

type Props = { event: OwnAdvertEvent | undefined; files: FileUploads; form: Form<ContentDraft> };

/** Renders the choice between an upload and a picture of the event. */
export function PictureChoice({ event, files, form }: Props) {
  const { t } = useLingui();
  const source = useFormPart(form, () => form.values().source, 'source');
  const pictures = event?.pictures ?? [];
  return (
    <>
      {pictures.length > 0 && (
        <RadioField
          path="source"
          options={[
            { value: 'event', label: t`Bild der Veranstaltung` },
            { value: 'upload', label: t`Anderes Bild oder keines` },
          ]}
        />
      )}
      {source === 'event' && pictures.length > 0 ? (
        <EventPictures pictures={pictures} form={form} />
      ) : (
        <UploadField
          path="uploads"
          uploads={files}
          max={1}
          hint={t`Ohne Bild erscheinen nur Titel und Text. Bitte verwenden Sie nur Bilder, an denen Sie die Rechte haben.`}
        />
      )}
    </>
  );
}

function EventPictures({ pictures, form }: { pictures: OwnAdvertEvent['pictures']; form: Form<ContentDraft> }) {
  const { t } = useLingui();
  const { host } = usePortal().client;
  const chosen = useFormPart(form, () => form.values().eventPicture, 'eventPicture');
  return (
    <Pictures role="group" aria-label={t`Bilder der Veranstaltung`}>
      {pictures.map((picture, index) => {
        const number = index + 1;
        return (
          <button
            key={picture.id}
            type="button"
            aria-pressed={picture.id === chosen}
            aria-label={picture.alt || t`Bild ${number}`}
            onClick={() => form.set('eventPicture', picture.id)}
          >
            <img src={pictureUrl(host, picture, 320)} alt="" loading="lazy" />
          </button>
        );
      })}
    </Pictures>
  );
}
