import { subscribe } from 'valtio';
import { absoluteHost } from '../../../src/api/call-url';
import { clientOf } from '../../../src/app/client';
import { reLoginOf } from '../../../src/app/re-login';
import { createFormUploads } from '../../../src/forms/saving/form-uploads';
import { createFileUploads, type FileUploads } from '../../../src/forms/upload/file-uploads';
import { preparePicture } from '../../../src/forms/upload/prepare-picture';
import type { UploadState } from '../../../src/forms/upload/upload-state';
import type { StoredFile } from '../../../src/model/stored-file';

/** The host; the pictures belong to the person who is logged in at the demo's town on another page. */
const HOST = '/clients/stadt';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#2a6f97" d="M0 0h16v10H0z"/><path fill="#f4c95d" d="M0 10l5-6 3 3 3-4 5 7z"/></svg>`;
const PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

/** Returns a picture that the form has had from the beginning. */
export const storedFile = (name: string): StoredFile => ({ id: name, name, picture: PICTURE });

/** The states of an uploading file. */
const STATES: Record<string, UploadState> = {
  idle: { name: 'idle' },
  loading: { name: 'loading' },
  processing: { name: 'processing', share: 0.42 },
  complete: { name: 'complete' },
  aborted: { name: 'aborted' },
  error: { name: 'error', code: 'offline' },
};

/** Returns a row for each state. */
export const rowsInStates = (): object[] =>
  Object.keys(STATES).map((id) => ({ id, ...(id === 'complete' && { file: storedFile('sommerfest.jpg') }), alt: '' }));

const statuses = new Map(
  Object.entries(STATES).map(([id, state]) => [
    id,
    { name: 'sommerfest.jpg', bytes: 1_480_000, picture: PICTURE, state },
  ]),
);
const nothing = () => undefined;
const NONE: readonly never[] = [];

/** Uploads whose files never change their state. */
export const uploadsInStates: FileUploads = {
  statusOf: (path) => statuses.get(path.slice(path.lastIndexOf('.') + 1)),
  subscribe: () => nothing,
  ...{
    add: nothing,
    abort: nothing,
    retry: nothing,
    remove: nothing,
    restore: nothing,
    resume: nothing,
    isMissing: () => true,
    hasFailed: () => false,
    refused: () => NONE,
    forgetRefused: nothing,
    end: nothing,
  },
};

/** Uploads that succeed at once and send nothing. */
export const pretendedUploads: FileUploads = createFileUploads({
  prepare: preparePicture,
  send: async (file, { name }) => ({ id: name, name, picture: URL.createObjectURL(file) }),
  discard: async () => undefined,
  tracker: { watch: nothing, forget: nothing, markStored: nothing },
});

/** Creates uploads to the demo's server. */
export function realUploads(): FileUploads {
  const portal = { client: clientOf(absoluteHost(HOST) ?? HOST), element: document.body };
  const reLogin = reLoginOf(portal);
  // This page has no log-in.
  subscribe(reLogin.state, () => reLogin.state.isOpen && reLogin.finish('given-up'));
  return createFormUploads(portal).files;
}
