// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { sendFile } from '../../../../src/api/send-file';
import { reLoginOf } from '../../../../src/app/re-login';
import { createFormUploads } from '../../../../src/forms/saving/form-uploads';
import type { StoredFile } from '../../../../src/model/stored-file';
import { eventually } from '../../../support/eventually';
import { aPortal, HOST, inAnHour } from './harness';

vi.mock('../../../../src/api/send-file', () => ({ sendFile: vi.fn() }));

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0);
const answer = {
  data: { id: 'm1', width: 8, height: 6, src: '/api/media/m1/{width}', widths: [320, 640] },
  meta: undefined,
};
const send = vi.mocked(sendFile);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => send.mockReset());

/** The uploads of a form, with one file added. */
function withFile(portal = aPortal({ personId: '7' })) {
  const { files, uploads } = createFormUploads(portal);
  const stored = vi.fn((_: StoredFile) => true);
  files.add('media.a', new File([JPEG], 'bild.jpg'), stored);
  return { portal, files, uploads, stored, state: () => files.statusOf('media.a')?.state };
}

describe('a picture of a form', () => {
  it('fills its row with the response of the server', async () => {
    send.mockResolvedValueOnce(answer);
    const { uploads, stored } = withFile();
    expect(await uploads.untilEnded()).toEqual([]);
    expect(stored).toHaveBeenCalledWith({
      id: 'm1',
      name: 'bild.jpg',
      picture: `${HOST}/api/media/m1/320`,
      large: `${HOST}/api/media/m1/640`,
      ...{ width: 8, height: 6 },
    });
  });

  it('goes on after the log-in where the session has ended', async () => {
    const { portal, uploads, stored } = withFile(aPortal());
    const reLogin = reLoginOf(portal);
    await eventually(() => expect(reLogin.state.isOpen).toBe(true));
    expect(send).not.toHaveBeenCalled();
    send.mockResolvedValueOnce(answer);
    portal.client.session.open('token', inAnHour());
    reLogin.finish('again');
    expect(await uploads.untilEnded()).toEqual([]);
    expect(stored).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      new ApiError('rejected', {
        code: 'too_large',
        fields: [{ path: 'file', code: 'too_large', params: { max: 5 } }],
      }),
      { code: 'too_large', params: { max: 5 } },
    ],
    [new ApiError('offline'), { code: 'offline' }],
    [new ApiError('busy', { code: 'too_many_uploads' }), { code: 'too_many_uploads' }],
    [new Error('of our own'), { code: 'unknown' }],
  ])('fails with the code of the server: %s', async (error, expected) => {
    send.mockRejectedValueOnce(error);
    const { uploads, state } = withFile();
    expect(await uploads.untilEnded()).toEqual([{ path: 'media.a', code: 'upload_failed' }]);
    expect(state()).toEqual({ name: 'error', ...expected });
  });

  it('fails with an invalid response', async () => {
    send.mockResolvedValueOnce({ ...answer, data: { id: 5 } });
    const { uploads, state } = withFile();
    await uploads.untilEnded();
    expect(state()).toEqual({ name: 'error', code: 'broken' });
  });
});
