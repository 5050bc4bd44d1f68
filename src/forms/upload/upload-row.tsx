import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Crop, Point } from '../../lib/crop';
import type { StoredFile } from '../../model/stored-file';
import { AccountIcon } from '../../ui/account-icons';
import { Icon } from '../../ui/icon';
import { TextButton } from '../../ui/text-button';
import { CroppedPicture } from './cropped-picture';
import type { FileUploads } from './file-uploads';
import type { FileStatus } from './upload-attempt';
import { FileName, FileRest, StateLine, THUMBNAIL_FRAME, Thumbnail, UploadActions, UploadBar } from './upload-layout';
import { fileSizeLabel, stateMessage } from './upload-messages';
import { canRetry, isUnderWay, type UploadState } from './upload-state';

/** The values of a row with a file; it may have further fields. */
export type UploadRowValue = {
  file?: StoredFile | undefined;
  focalPoint?: Point | undefined;
  crop?: Crop | undefined;
  /** The crop for lists, if it differs. */
  listCrop?: Crop | undefined;
};

const CENTER: Point = { x: 0.5, y: 0.5 };

/**
 * The state of a row without file and upload: a draft restores the row, but not a file that the device did not store.
 */
const MISSING_FILE: UploadState = { name: 'error', code: 'file_gone' };
/** The state while the device is searched for the file. */
const SEARCHING_FILE: UploadState = { name: 'idle' };

/** Returns the upload of a row's file; undefined for a file that was stored before. */
export function useRowStatus(uploads: FileUploads, path: string, value: UploadRowValue | undefined) {
  const status = useSyncExternalStore(uploads.subscribe, () => uploads.statusOf(path));
  const isMissing = useSyncExternalStore(uploads.subscribe, () => uploads.isMissing(path));
  const withoutFile = isMissing ? MISSING_FILE : SEARCHING_FILE;
  const state = status?.state ?? (value?.file ? undefined : withoutFile);
  return { status, state };
}

/** Returns the name of the file, or else of its row. */
export const uploadNameOf = (
  status: FileStatus | undefined,
  value: UploadRowValue | undefined,
  label: string,
): string => status?.name || value?.file?.name || label;

type Props = {
  path: string;
  /** The name of the row: 'Bild 2'. */
  label: string;
  value: UploadRowValue | undefined;
  uploads: FileUploads;
  /** The drag handlers for the thumbnail. */
  thumbnail: ComponentProps<'div'>;
  /** The buttons that move and remove the row. */
  actions: ReactNode;
  /** The further fields of the file. */
  children: ReactNode;
};

/** Renders a file: picture, name, size, state and buttons. */
export function UploadRow({ path, label, value, uploads, thumbnail, actions, children }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { status, state } = useRowStatus(uploads, path, value);
  const name = uploadNameOf(status, value, label);
  const [unreadable, setUnreadable] = useState<string>();
  const address = status?.picture ?? value?.file?.picture;
  // A local file that is not a picture shows that in its state.
  const isMissing = unreadable !== undefined && unreadable === value?.file?.picture && unreadable === address;
  return (
    <>
      <Picture
        address={address === unreadable ? undefined : address}
        value={value}
        handle={thumbnail}
        onBroken={setUnreadable}
      />
      <FileName>
        {name !== label && <span className="hint">{label}</span>}
        <strong>{name}</strong>
        {status && <span className="hint">{fileSizeLabel(status.bytes, translation.locale)}</span>}
      </FileName>
      <FileRest>
        {state && <State label={t`Hochladen von ${name}`} state={state} message={stateMessage(state, translation)} />}
        {isMissing && (
          <p className="hint" role="status">
            {t`Dieses Bild lässt sich gerade nicht zeigen. Es ist noch gespeichert.`}{' '}
            <TextButton type="button" onClick={() => setUnreadable(undefined)}>
              {t`Noch einmal laden`}
            </TextButton>
          </p>
        )}
        {state && isUnderWay(state) && status?.isOnlyHere && (
          <p className="hint">{t`Auf diesem Gerät ist kein Platz mehr für das Bild. Bitte schließen Sie die Seite erst, wenn es hochgeladen ist.`}</p>
        )}
        <UploadActions>
          {status && isUnderWay(status.state) && (
            <button type="button" className="button is-quiet" onClick={() => uploads.abort(path)}>
              <Icon name="close" />
              {t`Abbrechen`}
            </button>
          )}
          {state && canRetry(state) && (
            <button type="button" className="button is-quiet" onClick={() => uploads.retry(path)}>
              <AccountIcon name="undo" />
              {t`Erneut versuchen`}
            </button>
          )}
          {actions}
        </UploadActions>
        {children}
      </FileRest>
    </>
  );
}

type PictureProps = {
  address: string | undefined;
  value: UploadRowValue | undefined;
  handle: ComponentProps<'div'>;
  /** Called with an address that is not a picture or fails to load. */
  onBroken(address: string): void;
};

/** Renders the thumbnail, or a placeholder. */
function Picture({ address, value, handle, onBroken }: PictureProps) {
  return (
    <Thumbnail {...handle}>
      {address ? (
        <CroppedPicture
          address={address}
          crop={value?.listCrop ?? value?.crop}
          point={value?.focalPoint ?? CENTER}
          frame={THUMBNAIL_FRAME}
          onBroken={() => onBroken(address)}
        />
      ) : (
        <AccountIcon name="blocked" />
      )}
    </Thumbnail>
  );
}

function State({ label, state, message }: { label: string; state: UploadState; message: string }) {
  const { name } = state;
  const share = state.name === 'processing' ? state.share : undefined;
  // Without a measured share, the bar is indeterminate.
  const percent = share === undefined || share === 1 ? undefined : Math.round(share * 100);
  return (
    <>
      <StateLine data-state={name}>
        {name === 'error' && <Icon name="warning" size={18} />}
        {name === 'complete' && <Icon name="check" size={18} />}
        <span>{message}</span>
      </StateLine>
      {(name === 'loading' || name === 'processing') && (
        <UploadBar
          role="progressbar"
          aria-label={label}
          aria-valuetext={message}
          {...(percent !== undefined && { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        >
          <div style={{ width: `${percent ?? (share === 1 ? 100 : 0)}%` }} />
        </UploadBar>
      )}
    </>
  );
}
