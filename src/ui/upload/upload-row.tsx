import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import { Icon } from '../icon';
import { MemberIcon } from '../member-icons';
import type { FileUploads } from './file-uploads';
import type { FileStatus, StoredFile } from './upload-attempt';
import { Actions, Bar, FileName, FileRest, StateLine, Thumbnail } from './upload-layout';
import { canRetry, isUnderWay, type UploadState } from './upload-state';
import { sizeWords, stateWords } from './upload-words';

/** A file in a list of the form, with whatever else its row holds. */
export type UploadRowValue = { file?: StoredFile | undefined };

/** What a row without a file and without an upload is in: it came back with a draft, and its file did not. */
const GONE: UploadState = { name: 'error', code: 'file_gone' };

/** Where the file of a row stands; undefined for one that was there before. */
export function useRowStatus(uploads: FileUploads, path: string, value: UploadRowValue | undefined) {
  const status = useSyncExternalStore(uploads.subscribe, () => uploads.statusOf(path));
  const state = status?.state ?? (value?.file ? undefined : GONE);
  return { status, state };
}

/** What the file is called, or else its row. */
export const nameOf = (status: FileStatus | undefined, value: UploadRowValue | undefined, label: string): string =>
  status?.name || value?.file?.name || label;

type Props = {
  path: string;
  /** What the row is called: 'Bild 2'. */
  label: string;
  value: UploadRowValue | undefined;
  uploads: FileUploads;
  /** How it is dragged. */
  thumbnail: ComponentProps<'div'>;
  /** How it moves and goes. */
  actions: ReactNode;
  /** What else is asked about the file. */
  children: ReactNode;
};

/** What is seen of one file: picture, name, size, where it stands, and what can be done. */
export function UploadRow({ path, label, value, uploads, thumbnail, actions, children }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { status, state } = useRowStatus(uploads, path, value);
  const name = nameOf(status, value, label);
  return (
    <>
      <Picture address={status?.picture ?? value?.file?.picture} handle={thumbnail} />
      <FileName>
        <strong>{name}</strong>
        {status && <span className="hint">{sizeWords(status.bytes, speech.locale)}</span>}
      </FileName>
      <FileRest>
        {state && <State label={t`Hochladen von ${name}`} state={state} words={stateWords(state, speech)} />}
        <Actions>
          {state && isUnderWay(state) && (
            <button type="button" className="button is-quiet" onClick={() => uploads.abort(path)}>
              <Icon name="close" />
              {t`Abbrechen`}
            </button>
          )}
          {state && canRetry(state) && (
            <button type="button" className="button is-quiet" onClick={() => uploads.retry(path)}>
              <MemberIcon name="undo" />
              {t`Erneut versuchen`}
            </button>
          )}
          {actions}
        </Actions>
        {children}
      </FileRest>
    </>
  );
}

type PictureProps = { address: string | undefined; handle: ComponentProps<'div'> };

/** It may be no picture at all; then there is an empty place. */
function Picture({ address, handle }: PictureProps) {
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <Thumbnail {...handle}>
      {address && address !== unreadable ? (
        <img src={address} alt="" draggable={false} onError={() => setUnreadable(address)} />
      ) : (
        <MemberIcon name="blocked" />
      )}
    </Thumbnail>
  );
}

function State({ label, state, words }: { label: string; state: UploadState; words: string }) {
  const { name } = state;
  const share = state.name === 'processing' ? state.share : undefined;
  // What is not measured has no value: the bar says only that something is done.
  const percent = share === undefined || share === 1 ? undefined : Math.round(share * 100);
  return (
    <>
      <StateLine data-state={name}>
        {name === 'error' && <Icon name="warning" size={18} />}
        {name === 'complete' && <Icon name="check" size={18} />}
        <span>{words}</span>
      </StateLine>
      {(name === 'loading' || name === 'processing') && (
        <Bar
          role="progressbar"
          aria-label={label}
          aria-valuetext={words}
          {...(percent !== undefined && { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        >
          <div style={{ width: `${percent ?? (share === 1 ? 100 : 0)}%` }} />
        </Bar>
      )}
    </>
  );
}
