// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePicture } from '../../../../src/forms/upload/prepare-picture';
import { MAX_EDGE_LENGTH, MAX_FILE_SIZE } from '../../../../src/lib/picture-type';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const fileOf = (bytes: readonly number[], size = bytes.length) => {
  const all = new Uint8Array(size);
  all.set(bytes);
  return new File([all], 'bild.jpg', { type: 'image/jpeg' });
};

/** A browser that can draw pictures of this size. */
function drawing(width: number, height: number) {
  const canvases: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    canvases.push({ width: this.width, height: this.height });
    done(new Blob(['drawn'], { type: type ?? 'image/png' }));
  });
  return canvases;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file before it is sent', () => {
  it.each([
    ['nothing', [], 'empty_file'],
    ['text', [...'Ich bin ein Bild'].map((letter) => letter.charCodeAt(0)), 'unsupported_type'],
    ['a gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'unsupported_type'],
    ['half a beginning', [0xff, 0xd8], 'unsupported_type'],
  ])('that is %s is refused, with any name', async (_, bytes, code) => {
    await expect(preparePicture(fileOf(bytes))).rejects.toMatchObject({ code });
  });

  it('is sent as it is where the browser cannot draw it', async () => {
    const file = fileOf(JPEG);
    expect(await preparePicture(file)).toBe(file);
  });

  it('is refused if it is still too large', async () => {
    const error = await preparePicture(fileOf(PNG, MAX_FILE_SIZE + 1)).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'too_large', params: { max: MAX_FILE_SIZE } });
  });

  it.each([
    ['a large jpeg', JPEG, [6000, 4000], { width: MAX_EDGE_LENGTH, height: 2000 }],
    ['a narrow png', PNG, [10, 9000], { width: 3, height: MAX_EDGE_LENGTH }],
    ['a jpeg that may tell where it was taken', JPEG, [800, 600], { width: 800, height: 600 }],
  ])('is drawn anew: %s', async (_, bytes, [width = 0, height = 0], canvas) => {
    const canvases = drawing(width, height);
    const made = await preparePicture(fileOf(bytes));
    expect([await made.text(), canvases]).toEqual(['drawn', [canvas]]);
  });

  it('is left alone where it is a png of a good size', async () => {
    const canvases = drawing(800, 600);
    const file = fileOf(PNG);
    expect([await preparePicture(file), canvases]).toEqual([file, []]);
  });
});
