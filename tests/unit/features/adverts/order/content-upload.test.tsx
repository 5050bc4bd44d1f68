import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import { sendFile } from '../../../../../src/api/send-file';
import { until } from '../../../../support/settle';
import { get, withReact } from '../../../forms/saving/harness';
import { aServer, openOrder, prepareOrder, WHOLE } from './harness';

vi.mock('../../../../../src/api/send-file', () => ({ sendFile: vi.fn() }));

withReact();
beforeAll(prepareOrder);
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(24).fill(0)]);

async function chooseFile(place: ParentNode, name: string) {
  const input = await until(() => get<HTMLInputElement>(place, 'input[type=file]'));
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([PNG], name, { type: 'image/png' })] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

describe.each([
  ['by what stands before the server', { status: 413 }],
  ['as too many', { status: 429, code: 'too_many_uploads' }],
  ['by a disk that is full', { status: 507, code: 'storage_full' }],
  ['as damaged', { status: 422, code: 'broken_picture' }],
])('a picture that was refused %s', (_, answer) => {
  const refuse = () => vi.mocked(sendFile).mockRejectedValueOnce(new ApiError('rejected', answer));

  it('is none: another one takes its place', async () => {
    refuse();
    const server = aServer(WHOLE);
    const opened = await openOrder('content');
    await chooseFile(opened.place, 'foto.png');
    await opened.sees('foto.png');
    await until(() => expect(opened.place.textContent).not.toMatch(/höchstens 1 Bild|Wird/));
    vi.mocked(sendFile).mockResolvedValueOnce({
      data: { id: 'm2', src: '/media/m2', whole: '/media/m2', widths: [640], width: 1600, height: 1000 },
      meta: undefined,
    } as never);
    await chooseFile(opened.place, 'anderes.png');
    await until(() => expect(server.draft).toMatchObject({ content: { mediumId: 'm2' } }));
    expect(opened.place.textContent).not.toContain('foto.png');
  });

  it('does not hold the order up', async () => {
    refuse();
    const server = aServer(WHOLE);
    const opened = await openOrder('content');
    await chooseFile(opened.place, 'foto.png');
    await opened.sees('foto.png');
    await until(() => expect(opened.place.textContent).not.toMatch(/höchstens 1 Bild|Wird/));
    await opened.press('Weiter zur Rechnung');
    await until(() => expect(opened.route()).toBe('billing-address'));
    expect(server.draft?.content).not.toHaveProperty('mediumId');
  });
});
