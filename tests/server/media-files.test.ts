import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureName } from '../../demo/server/platform/files/file-store';
import { MAX_EDGE_LENGTH } from '../../src/lib/picture-type';
import { aJpeg, animatedPng, aPicture, aPng, blackRows, chunk, pngOf, withComment } from '../support/picture-files';
import { onOneDatabase } from './on-each-database';
import { ask, usingMedia } from './using-media';

const MEGABYTE = 1_048_576;
const SCRIPT = '<script>alert(1)</script><?php system("id");';
const animated = async (format: 'gif' | 'webp') =>
  sharp([await aPng(8, 8), await aJpeg(8, 8)], { join: { animated: true } })
    [format]()
    .toBuffer();

onOneDatabase('forged files', (backend) => {
  const media = usingMedia(backend);
  const kept = async (id: string) => {
    const bytes = await media.options().files?.get(pictureName({ client: 'stadt', id }));
    return Buffer.from(bytes ?? []);
  };

  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, number, string]>([
    ['text', () => 'Ich bin ein Bild.', 415, 'unsupported_type'],
    ['a page', () => `<!doctype html>${SCRIPT}`, 415, 'unsupported_type'],
    ['a drawing', () => `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`, 415, 'unsupported_type'],
    ['a pdf', () => '%PDF-1.7\n1 0 obj', 415, 'unsupported_type'],
    ['an animated gif', () => animated('gif'), 415, 'unsupported_type'],
    ['an animated webp', () => animated('webp'), 415, 'unsupported_type'],
    ['a tiff', () => aPicture().tiff().toBuffer(), 415, 'unsupported_type'],
    ['nothing', () => '', 422, 'empty_file'],
    ['the beginning of a jpeg alone', () => Uint8Array.of(0xff, 0xd8, 0xff), 422, 'broken_picture'],
    [
      'a jpeg in name and first bytes',
      async () => Buffer.concat([(await aJpeg()).subarray(0, 4), Buffer.alloc(500, 7)]),
      422,
      'broken_picture',
    ],
    ['half a jpeg', async () => half(await noise('jpeg')), 422, 'broken_picture'],
    ['half a png', async () => half(await noise('png')), 422, 'broken_picture'],
    ['100 megapixels of a few bytes', () => pngOf(10_000, 10_000, Buffer.alloc(9)), 422, 'too_many_pixels'],
    ['a png that says it is as wide as can be', () => pngOf(0x7fff_ffff, 1, Buffer.alloc(9)), 422, ''],
    ['more bytes than allowed', () => Buffer.alloc(2 * MEGABYTE, 0xff), 413, 'too_large'],
  ])('%s is refused', async (_, file, status, code) => {
    const app = media.another({ maxUploadBytes: MEGABYTE });
    const answer = await media.upload(await file(), { app });
    expect([answer.status, code || answer.body.code]).toEqual([status, answer.body.code]);
    expect(await media.filesIn('incoming')).toEqual([]);
    expect(await media.filesIn('media')).toEqual([]);
    expect(backend().errors).toEqual([]);
  });

  it('names the maximum size of a file', async () => {
    const answer = await media.upload(Buffer.alloc(2 * MEGABYTE, 0xff), {
      app: media.another({ maxUploadBytes: MEGABYTE }),
    });
    expect(answer.body.errors).toEqual([{ path: 'file', code: 'too_large', params: { max: MEGABYTE } }]);
  });

  it.each([
    ['in another field', '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n'],
    ['before the first field', ''],
  ])('reads no more than the maximum size, %s too', async (_, beginning) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(beginning || 'x')),
      pull(controller) {
        controller.enqueue(new Uint8Array(MEGABYTE));
        sent += 1;
        if (sent === 20) controller.close();
      },
    });
    const headers = { token: media.owner().token, 'content-type': 'multipart/form-data; boundary=x' };
    // The types of requests do not know yet that such a body needs it.
    const init = { body, headers, duplex: 'half' };
    const answer = await ask(media.another({ maxUploadBytes: MEGABYTE }), 'POST', 'media', init);
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
    expect(sent).toBeLessThan(5);
    expect(await media.filesIn('incoming')).toEqual([]);
  });

  it('stores nothing of an interrupted upload', async () => {
    const jpeg = await noise('jpeg');
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const pieces = [Buffer.from(head), half(jpeg)];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.error(new Error('The line is cut'));
      },
    });
    const headers = { token: media.owner().token, 'content-type': 'multipart/form-data; boundary=x' };
    const init = { body, headers, duplex: 'half' };
    const answer = await ask(media.app(), 'POST', 'media', init);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await media.filesIn('incoming')).toEqual([]);
    expect(await media.filesIn('media')).toEqual([]);
    expect(await backend().database.query('select id from media')).toEqual([]);
  });

  it('stores only the picture of a file', async () => {
    const gps = { IFD0: { Artist: SCRIPT }, IFD3: { GPSLatitude: '48/1 29/1 0/1', GPSLatitudeRef: 'N' } };
    const files: [string, Buffer][] = [
      ['a comment', withComment(await aJpeg(), SCRIPT)],
      ['what stands behind it', Buffer.concat([await aJpeg(), Buffer.from(`PK\u0003\u0004${SCRIPT}`)])],
      ['where it was taken', await aPicture().withExif(gps).jpeg().toBuffer()],
      ['a text', pngOf(8, 8, blackRows(8, 8), chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)))],
      [
        'a text that unpacks to 50 MB',
        pngOf(
          8,
          8,
          blackRows(8, 8),
          chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(50 * MEGABYTE))])),
        ),
      ],
      ['pixels that nobody sees', pngOf(8, 8, Buffer.alloc(30 * MEGABYTE))],
    ];
    for (const [what, file] of files) {
      const answer = await media.upload(file);
      expect([what, answer.status]).toEqual([what, 201]);
      const own = await kept(answer.body.data.id);
      const { exif, icc, xmp, comments } = await sharp(own).metadata();
      expect([what, exif, icc, xmp, comments]).toEqual([what, undefined, undefined, undefined, undefined]);
      expect(own.includes('script')).toBe(false);
    }
  });

  it('makes pictures upright, in sRGB and no larger than needed', async () => {
    const turned = await aPicture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await media.upload(turned)).body.data).toMatchObject({ width: 20, height: 40 });
    const printed = await aPicture().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const id = (await media.upload(printed)).body.data.id;
    expect(await sharp(await kept(id)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    expect((await media.upload(await aPng(MAX_EDGE_LENGTH + 1000, 100))).body.data).toMatchObject({
      width: MAX_EDGE_LENGTH,
      height: 75,
    });
    expect((await media.upload(await aPng(1, 9000))).body.data).toMatchObject({ width: 1, height: MAX_EDGE_LENGTH });
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await sharp(await kept((await media.upload(clear)).body.data.id)).metadata()).hasAlpha).toBe(true);
  });

  it('stores the first frame of an animated png', async () => {
    const { data } = (await media.upload(animatedPng())).body;
    const { dominant } = await sharp(await kept(data.id)).stats();
    expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(20);
  });

  it('never uses the name of a file', async () => {
    for (const name of ['../../etc/passwd', 'bild\u202egpj.exe', 'a'.repeat(4000), '"; name="other', '%00.jpg']) {
      const answer = await media.upload(await aJpeg(), { name });
      expect([name, answer.status]).toEqual([name, 201]);
      expect(answer.body.data.id).toMatch(/^[\da-f-]{36}$/);
    }
    expect(new Set(await media.filesIn('media'))).toEqual(new Set(['picture']));
  });

  it.each<[string, (jpeg: Buffer) => RequestInit, number, string]>([
    [
      'no multipart',
      (jpeg) => ({ body: new Uint8Array(jpeg), headers: { 'content-type': 'image/jpeg' } }),
      415,
      'wrong_type',
    ],
    ['no boundary', () => ({ body: 'x', headers: { 'content-type': 'multipart/form-data' } }), 415, 'wrong_type'],
    ['no body', () => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }), 400, 'wrong_data'],
    ['another field', () => multipart('other', 'x'), 400, 'wrong_data'],
    ['an end too soon', (jpeg) => multipart('file', jpeg.toString('latin1'), ''), 400, 'wrong_data'],
    [
      'no end of a head',
      () => ({ body: `--x\r\n${'a'.repeat(50_000)}`, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      400,
      'wrong_data',
    ],
  ])('a request with %s is refused', async (_, init, status, code) => {
    const { headers, ...rest } = init(await aJpeg());
    const answer = await ask(media.app(), 'POST', 'media', {
      ...rest,
      headers: { ...headers, token: media.owner().token },
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await media.filesIn('incoming')).toEqual([]);
    expect(backend().errors).toEqual([]);
  });
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);
/** Large enough for its second half to matter. */
const noise = (format: 'jpeg' | 'png') => {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 300, height: 300, channels: 3, background: 'grey', noise: grain } })
    [format]()
    .toBuffer();
};

const multipart = (field: string, content: string, end = '\r\n--x--\r\n') => ({
  body: `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n${content}${end}`,
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
});
