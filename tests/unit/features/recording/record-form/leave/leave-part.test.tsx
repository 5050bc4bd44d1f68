import { act } from 'react';
import { proxy } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';
import { LeaveGuard } from '../../../../../../src/features/recording/record-form/leave/leave-guard';
import type { RecordDraft } from '../../../../../../src/features/recording/record-form/record-draft';
import type { FormDescription } from '../../../../../../src/forms/engine/field-definitions';
import { createForm } from '../../../../../../src/forms/engine/form-store';
import type { DraftState, FormControl } from '../../../../../../src/forms/saving/form-control';
import { createUploads } from '../../../../../../src/forms/saving/uploads';
import type { UploadEnd } from '../../../../../../src/forms/upload/upload-attempt';
import { elementRouter } from '../../../../../../src/routing/element-router';
import { hashLocation } from '../../../../../../src/routing/hash-location';
import { itForAll } from '../../../../../support/it-for-all';
import { afresh, aPortal, deferred, show, withReact } from '../../../../forms/saving/harness';

withReact();

const FORM = '/secure/events/eventRecording';
const atForm = () => history.replaceState(null, '', `#${FORM}`);
beforeEach(atForm);
const anew = () => afresh().then(atForm);

/** A form with one picture on its way, and with a draft that this device may keep or not. */
async function aForm({ hasStorageFailed = false, before = 'draft' as RecordDraft['state'] } = {}) {
  const portal = aPortal();
  const router = elementRouter(
    hashLocation(undefined),
    () => FORM,
    () => 'de',
  );
  const navigate = (route: string) => {
    const event = new CustomEvent('portal-navigate', { detail: { route }, cancelable: true });
    if (portal.element.dispatchEvent(event)) router.navigate(route);
  };
  Object.assign(portal, { router, navigate });
  const draft = proxy({ hasStorageFailed }) as DraftState;
  const uploads = createUploads();
  const picture = deferred<UploadEnd>();
  const record = { state: before, title: 'Jazz' } as RecordDraft;
  const description: FormDescription<RecordDraft> = {
    ...{ sections: [], problems: () => [] },
    fields: { state: { label: 'Status' }, title: { label: 'Titel' } },
  };
  const form = createForm(description, record);
  const submit = vi.fn(async () => true);
  const control = { draft, form, description, submit } as unknown as FormControl<RecordDraft>;
  const { place } = await show(portal, <LeaveGuard control={control} uploads={uploads} />);
  return {
    form,
    submit,
    uploads,
    picture,
    router,
    follow: (route: string) => act(async () => navigate(route)),
    stepTo: (route: string) =>
      act(async () => {
        history.pushState(null, '', `#${route}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    endPage: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    words: () => place.querySelector('dialog')?.textContent ?? '',
    press: (name: string) =>
      act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click()),
  };
}

it('allows leaving without a confirmation if everything is stored', async () => {
  const form = await aForm();
  expect(form.endPage()).toBe(false);
  await form.follow('/secure');
  expect([form.words(), form.router.route()]).toEqual(['', '/secure']);
});

itForAll(['follow', 'stepTo'] as const, anew)('asks during an upload (%s)', async (leave) => {
  const form = await aForm();
  form.uploads.watch('media.+a', form.picture.promise);
  expect(form.endPage()).toBe(true);
  await form[leave]('/secure');
  expect(form.router.route()).toBe(FORM);
  expect(form.words()).toContain('müssen Sie es noch einmal auswählen');
  expect(form.words()).toContain('Alles andere bleibt als Entwurf');
  await form.press('Hier bleiben');
  expect([form.words(), form.router.route()]).toEqual(['', FORM]);
  await form[leave]('/secure');
  await form.press('Verlassen');
  expect([form.words(), form.router.route()]).toEqual(['', '/secure']);
});

it('explains that a picture stored on this device is not lost', async () => {
  const form = await aForm();
  form.uploads.watch('media.+a', form.picture.promise);
  form.uploads.markStored('media.+a');
  await form.follow('/secure');
  expect(form.words()).toContain('das Hochladen geht weiter, sobald Sie das Formular wieder öffnen');
  await form.press('Hier bleiben');
  // Another one is not kept.
  form.uploads.watch('media.+b', new Promise(() => undefined));
  await form.follow('/secure');
  expect(form.words()).toContain('müssen Sie es noch einmal auswählen');
});

it('asks if this device stores no draft, and names the loss', async () => {
  const form = await aForm({ hasStorageFailed: true });
  await form.follow('/events');
  expect(form.words()).toContain('Was Sie nicht gespeichert haben, geht verloren.');
  expect(form.words()).not.toContain('Bild');
});

it('does not ask for a change of language, nor prevent navigation by the portal', async () => {
  const form = await aForm({ hasStorageFailed: true });
  await form.follow(`/en${FORM}`);
  expect([form.words(), form.router.route()]).toEqual(['', `/en${FORM}`]);
  await act(async () => form.router.navigate('/auth/login', { replace: true }));
  expect([form.words(), form.router.route()]).toEqual(['', '/auth/login']);
});

it('stops asking once the upload is complete', async () => {
  const form = await aForm();
  form.uploads.watch('media.+a', form.picture.promise);
  await act(async () => form.picture.resolve('stored'));
  await form.follow('/secure');
  expect(form.router.route()).toBe('/secure');
});

itForAll(['published', 'unpublished'] as const, anew)(
  'explains that visitors do not see the changes (%s)',
  async (before) => {
    const form = await aForm({ before });
    form.form.set('state', 'published');
    // Which button was pressed is no change.
    await form.follow('/secure');
    expect([form.words(), form.router.route()]).toEqual(['', '/secure']);
    form.router.navigate(FORM);
    form.form.set('title', 'Orgel');
    expect(form.endPage()).toBe(true);
    await form.follow('/secure');
    expect(form.router.route()).toBe(FORM);
    expect(form.words()).toContain('ist nicht veröffentlicht: Besucher sehen noch die bisherige Fassung.');
    expect(form.words()).toContain('bleiben auf diesem Gerät');
    form.submit.mockResolvedValueOnce(false);
    await form.press('Speichern, ohne zu veröffentlichen');
    expect([form.words(), form.router.route()]).toEqual(['', FORM]);
    await form.follow('/secure');
    await form.press('Speichern, ohne zu veröffentlichen');
    expect([form.form.values().state, form.router.route()]).toEqual(['unpublished', '/secure']);
  },
);
