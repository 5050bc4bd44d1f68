import { expect, it } from 'vitest';
import type { EventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { PicturesSection } from '../../../../../../src/features/recording/record-form/pictures/pictures-section';
import { emptyMedium } from '../../../../../../src/features/recording/record-form/record-draft';
import { createUploads } from '../../../../../../src/forms/saving/uploads';
import { createFileUploads } from '../../../../../../src/forms/upload/file-uploads';
import { UploadFailure } from '../../../../../../src/forms/upload/upload-failure';
import { settle } from '../../../../../support/settle';
import { get, withReact } from '../../../../forms/saving/harness';
import { showSection } from '../../event-form/harness';

withReact();

const row = (id: string, more: Partial<EventDraft['media'][number]> = {}): EventDraft['media'][number] => ({
  ...emptyMedium(),
  id,
  file: { id, name: `${id}.jpg`, picture: `/media/${id}` },
  ...more,
});
const needs = (...requiredMediaFields: string[]) => ({ eventRecording: { requiredMediaFields } });

it('shows the fields of a loaded event, and reports missing ones', async () => {
  const media = [row('m1', { alt: 'Bühne' }), row('m2')];
  const { place, errorOf, check } = await showSection(PicturesSection, { draft: { media } });
  expect([...place.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    ...['/media/m1', '/media/m2'],
  ]);
  await check();
  expect([errorOf('media.m1.alt'), errorOf('media.m2.alt')]).toEqual(['', 'required']);
});

it('shows the required rights, the rest on demand', async () => {
  const settings = needs('copyright', 'author', 'author', 'unknown');
  const { errorOf, check, names, button } = await showSection(PicturesSection, {
    settings,
    draft: { media: [row('m1')] },
  });
  const path = (name: string) => `media.m1.${name}`;
  expect(names()).toEqual(['alt', 'author', 'copyright'].map(path));
  await check();
  expect(['author', 'copyright'].map((name) => errorOf(path(name)))).toEqual(['required', 'required']);
  await settle(() => button('Weitere Angaben zum Bild')?.click());
  expect(names()).toEqual(['alt', 'author', 'copyright', 'agency', 'title', 'location', 'description'].map(path));
});

it('opens the rest if it is filled', async () => {
  const { names } = await showSection(PicturesSection, { draft: { media: [row('m1', { agency: 'Bildfunk' })] } });
  expect(names()).toContain('media.m1.agency');
});

it('sorts pictures by keyboard', async () => {
  const { place, form, button } = await showSection(PicturesSection, { draft: { media: [row('m1'), row('m2')] } });
  await settle(() => button('Bild 1 nach unten')?.click());
  expect(form.values().media.map(({ id }) => id)).toEqual(['m2', 'm1']);
  await settle(() => button('Bild 1 entfernen')?.click());
  expect(form.values().media.map(({ id }) => id)).toEqual(['m1']);
  await settle(() => get(place, 'p > button').click());
  expect(form.values().media.map(({ id }) => id)).toEqual(['m2', 'm1']);
});

it('keeps the focal point once the user has confirmed it', async () => {
  const { place, form, button } = await showSection(PicturesSection, {
    draft: { media: [row('m1', { focalPoint: { x: 0.2, y: 0.4 } })] },
  });
  const open = () => settle(() => button('Ausschnitt wählen')?.click());
  const slide = (nth: number, value: string) =>
    settle(() => {
      const slider = place.querySelectorAll<HTMLInputElement>('input[type=range]')[nth];
      if (!slider) throw new Error('no slider');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await open();
  expect(
    [...place.querySelectorAll('input[type=range]')].map((slider) => slider.getAttribute('aria-valuetext')),
  ).toEqual(['20\u00a0% von links', '40\u00a0% von oben']);
  await slide(0, '75');
  expect([...place.querySelectorAll<HTMLElement>('figure img')].map(({ style }) => style.objectPosition)).toEqual(
    Array(3).fill('75% 40%'),
  );
  await settle(() => button('Abbrechen')?.click());
  expect(form.values().media[0]?.focalPoint).toEqual({ x: 0.2, y: 0.4 });

  await open();
  await slide(1, '100');
  await settle(() => button('Übernehmen')?.click());
  expect(form.values().media[0]?.focalPoint).toEqual({ x: 0.2, y: 1 });
  expect(place.querySelector('dialog')).toBeNull();
});

it('crops a picture for pages and lists by keyboard, with undo', async () => {
  const { place, form, button } = await showSection(PicturesSection, { draft: { media: [row('m1')] } });
  const press = (label: RegExp, key: string, shiftKey = false) =>
    settle(() => {
      const handle = [...place.querySelectorAll('dialog button')].find((one) =>
        label.test(one.getAttribute('aria-label') ?? ''),
      );
      handle?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
    });
  const use = (nth: number) =>
    settle(() => place.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[nth]?.click());
  await settle(() => button('Ausschnitt wählen')?.click());
  await press(/^Ecke oben links/, 'ArrowRight', true);
  await press(/^Ecke unten rechts/, 'ArrowUp', true);
  await settle(() => button('Rückgängig')?.click());
  await press(/^Ganzer Ausschnitt/, 'ArrowLeft');
  await use(1);
  expect(place.querySelector('dialog [role=status]')?.textContent).toContain('denselben Ausschnitt wie die Seite');
  await press(/^Ecke oben rechts/, 'ArrowDown', true);
  await settle(() => button('Übernehmen')?.click());
  expect(form.values().media[0]).toMatchObject({
    crop: { x: 0.09, y: 0, width: 0.9, height: 1 },
    listCrop: { x: 0.09, y: 0.1, width: 0.9, height: 0.9 },
  });
  await settle(() => button('Ausschnitt wählen')?.click());
  await settle(() => button('Ganzes Bild')?.click());
  await use(1);
  await settle(() => button('Wie auf der Seite')?.click());
  await settle(() => button('Übernehmen')?.click());
  expect([form.values().media[0]?.crop, form.values().media[0]?.listCrop]).toEqual([undefined, undefined]);
});

it('has no crop without a picture', async () => {
  const { button } = await showSection(PicturesSection, { draft: { media: [row('m1', { file: undefined })] } });
  expect(button('Ausschnitt wählen')).toBeUndefined();
});

it('explains an unusable file once, and moves its texts to the next one', async () => {
  let refuse = (_: unknown): void => undefined;
  const files = createFileUploads({
    prepare: async (file) => file,
    send: (_, { name }) =>
      name === 'kaputt.jpg'
        ? new Promise((__, reject) => {
            refuse = reject;
          })
        : Promise.resolve({ id: name, name, picture: `/media/${name}` }),
    discard: async () => undefined,
    tracker: createUploads(),
  });
  const { place, form, button } = await showSection(PicturesSection, { uploads: files });
  const choose = (name: string) =>
    settle(() => {
      const input = get<HTMLInputElement>(place, 'input[type=file]');
      Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], name)] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('kaputt.jpg');
  expect(form.values().media).toHaveLength(1);
  const [row] = form.values().media;
  await settle(() => form.set(`media.${row?.id}.alt`, 'Die Bühne am Abend'));
  await settle(() => refuse(new UploadFailure('broken_picture')));
  expect(form.values().media).toEqual([]);
  expect(place.textContent).toContain('„kaputt.jpg“ wurde nicht übernommen. Dieses Bild ist beschädigt');
  await choose('ganz.jpg');
  expect(place.textContent).not.toContain('kaputt.jpg');
  expect(form.values().media.map(({ alt, file }) => [alt, file?.name])).toEqual([['Die Bühne am Abend', 'ganz.jpg']]);
  await settle(() => button('Bild 1 entfernen')?.click());
});
