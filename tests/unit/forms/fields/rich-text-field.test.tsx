import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { RichTextEditor } from '../../../../src/forms/editor/rich-text-editor';
import { FormProvider } from '../../../../src/forms/engine/form-context';
import { createForm, type Form } from '../../../../src/forms/engine/form-store';
import { RichTextField, richTextEditor } from '../../../../src/forms/fields/rich-text-field';
import { accountTexts } from '../../../../src/i18n/texts';
import { lazyModule } from '../../../../src/lib/lazy-module';
import { settle } from '../../../support/settle';
import { fakeCleaner } from '../editor/fake-cleaner';
import { aPortal, click, deferred, get, show, type, withReact } from '../saving/harness';

type Part = Awaited<ReturnType<typeof richTextEditor.load>>;
let fetchNow = (): Promise<unknown> => new Promise(() => undefined);
let part = lazyModule(() => fetchNow() as Promise<Part>);
Object.assign(richTextEditor, {
  ready: () => part.ready(),
  load: () => part.load(),
  subscribe: (hear: () => void) => part.subscribe(hear),
} satisfies typeof richTextEditor);

withReact();
beforeAll(() => accountTexts.load('de'));

const HERE: Part = { RichTextEditor, cleaner: fakeCleaner };
const FORMATTED = '<p>Musik <strong>laut</strong></p>';

/** A form with one text in a state of the line. */
async function open(text: string, fetchPart: () => Promise<unknown>, isReadOnly = false) {
  fetchNow = fetchPart;
  part = lazyModule(() => fetchNow() as Promise<Part>);
  const fields = { text: { label: 'Beschreibung', isReadOnly: () => isReadOnly } };
  const form: Form<{ text: string }> = createForm({ sections: [], fields, problems: () => [] }, { text });
  const content = {
    form: form as Form<object>,
    structure: { sections: [], fields },
  };
  const field = (
    <FormProvider value={{ ...content, messageFor: ({ code }) => code, announce: () => undefined }}>
      <RichTextField path="text" formats={['bold']} maxLength={10} />
    </FormProvider>
  );
  const { place, end } = await show(aPortal(), field);
  const textbox = () => get(place, '[role="textbox"], textarea');
  return { form, place, end, textbox };
}

const offline = () => Promise.reject(new Error('offline'));

it('reserves space while the editor loads, and passes on the focus', async () => {
  const fetched = deferred<Part>();
  const { place, textbox } = await open(FORMATTED, () => fetched.promise);
  expect(textbox().getAttribute('aria-busy')).toBe('true');
  expect(place.querySelectorAll('.tool')).toHaveLength(3);
  await act(async () => textbox().focus());
  await act(async () => fetched.resolve(HERE));
  await settle();
  expect([textbox().getAttribute('contenteditable'), textbox().textContent]).toEqual(['true', 'Musik laut']);
  const root = textbox().getRootNode() as ShadowRoot;
  expect(root.activeElement).toBe(textbox());
  expect(place.querySelectorAll('.tool')).toHaveLength(3);
});

it('may go before the editor comes', async () => {
  const fetched = deferred<Part>();
  const { form, end } = await open(FORMATTED, () => fetched.promise);
  await end();
  await act(async () => fetched.resolve(HERE));
  expect(form.isDirty()).toBe(false);
});

it('has a label, and counts the text without markup', async () => {
  const { form, place, textbox } = await open(FORMATTED, async () => HERE);
  await settle();
  const root = textbox().getRootNode() as ShadowRoot;
  const label = root.getElementById(textbox().getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toContain('Beschreibung');
  expect(textbox().getAttribute('aria-describedby')).toMatch(/-counter$/);
  expect(root.getElementById(textbox().getAttribute('aria-describedby') ?? '')?.textContent).toContain('10');
  await act(async () => label?.click());
  expect(root.activeElement).toBe(textbox());
  await act(async () => form.set('text', '<p>anders</p>'));
  expect(textbox().textContent).toBe('anders');
  await act(async () => form.reset({ text: '' }));
  expect([textbox().textContent, form.isDirty(), place.querySelector('[id$="-counter"]')]).toEqual(['', false, null]);
});

it('lets a text without formats be written where the editor cannot be fetched', async () => {
  const { form, place, textbox } = await open('<p>Musik</p>', offline);
  await settle();
  const area = get<HTMLTextAreaElement>(place, 'textarea');
  expect(area.value).toBe('Musik');
  await type(place, 'textarea', 'Musik\n\n& mehr\n\n');
  expect([form.values().text, area.value]).toEqual(['<p>Musik</p><p>&amp; mehr</p>', 'Musik\n\n& mehr\n\n']);
  fetchNow = async () => HERE;
  await click(place, 'button');
  await settle();
  expect([textbox().innerHTML, form.values().text]).toEqual([
    '<p>Musik</p><p>&amp; mehr</p>',
    '<p>Musik</p><p>&amp; mehr</p>',
  ]);
});

it('leaves a text with formats as it is where the editor cannot be fetched', async () => {
  const { form, textbox } = await open(FORMATTED, offline);
  await settle();
  expect([textbox().getAttribute('aria-readonly'), form.isDirty()]).toEqual(['true', false]);
});

it('loads no editor for a text that is only read', async () => {
  const fetchPart = vi.fn(offline);
  const { textbox } = await open(FORMATTED, fetchPart, true);
  await settle();
  expect([fetchPart.mock.calls, textbox().getAttribute('aria-readonly')]).toEqual([[], 'true']);
});
