import type { Command } from 'prosemirror-state';
import { isActive, type Toggle, toggle } from '../../src/forms/editor/commands';
import { createEditor, type Editor } from '../../src/forms/editor/create-editor';
import { schemaOf } from '../../src/forms/editor/schema';
import { docOf } from '../../src/forms/editor/stored-html';
import { RICH_TEXT_FORMATS, type RichTextFormat } from '../../src/lib/rich-text-formats';
import { element } from './element';
import { canHold } from './html-parts';
import { createLinkPanel } from './link-panel';

/*
 * Replaces the HTML of formatted texts in the back office with an editor. The text area stays: the form sends it, and
 * the form's script may change it.
 */

const TOOLS: readonly (readonly [format: RichTextFormat, label: string, drawing: string])[] = [
  ['bold', 'Fett', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z'],
  ['italic', 'Kursiv', 'M11 5h6M7 19h6M14 5l-4 14'],
  ['bulletList', 'Aufzählung', 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'],
  ['link', 'Link', 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'],
];

/** Formats without a tool are kept, and some have a key. */
const schema = schemaOf(RICH_TEXT_FORMATS);
/** Nothing is cleaned here: the document is inert, and the schema takes over only what it knows. */
const cleaner = { content: (html: string) => html };

type Editing = { source: HTMLTextAreaElement; box: HTMLElement; tools: HTMLElement };

/** Replaces a text area with an editor. */
function edit(source: HTMLTextAreaElement): Editing {
  const text = element('div', {
    role: 'textbox',
    tabindex: '0',
    lang: source.lang,
    'aria-multiline': 'true',
    'aria-labelledby': `${nameOf(source)} ${source.id}-label`,
    'aria-describedby': source.getAttribute('aria-describedby') ?? '',
    'aria-invalid': source.getAttribute('aria-invalid') ?? 'false',
  });
  const tools = element('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Text gestalten' });
  const box = element('div', { class: 'rich' }, [tools, text]);
  source.before(box);
  if (canHold(source.value, docOf(source.value, schema, cleaner))) start(source, { text, tools, box });
  else {
    text.remove();
    box.append(otherParts(source, { text, tools, box }));
  }
  return { source, box, tools };
}

/** Returns the id of a setting's name, which both languages share. */
const nameOf = ({ id }: HTMLTextAreaElement) => `${id.replace(/:en$/, '')}-name`;

type Parts = { text: HTMLElement; tools: HTMLElement; box: HTMLElement };

/** Says that a text has parts which the editor cannot hold; they are given up only if the operator wants it. */
function otherParts(source: HTMLTextAreaElement, parts: Parts): HTMLElement {
  const button = element('button', { type: 'button', class: 'text' }, ['Ohne diese Teile bearbeiten']);
  const note = element('div', {}, [
    element('p', {}, [
      'Dieser Text hat Teile wie Bilder, Tabellen oder eigene Farben. Sie ändern ihn als HTML, wenn Sie „Technisches anzeigen“ einschalten.',
    ]),
    element('p', {}, [button]),
  ]);
  button.addEventListener('click', () => {
    note.remove();
    parts.box.append(parts.text);
    start(source, parts).focus();
  });
  return note;
}

function start(source: HTMLTextAreaElement, { text, tools, box }: Parts): Editor {
  const left = element('p', { class: 'hint', role: 'status', hidden: '' });
  const editor = createEditor(text, {
    schema,
    cleaner,
    html: source.value,
    onChange(html) {
      source.value = html;
      source.dispatchEvent(new Event('input', { bubbles: true }));
    },
    onLink: () => openLink(),
    onPaste(omitted) {
      left.hidden = omitted === '';
      left.textContent = omitted && `Der eingefügte Text war zu lang. Alles ab „${omitted}“ fehlt.`;
    },
  });
  box.append(left);
  const openLink = createLinkPanel(editor, tools);
  const buttons = TOOLS.map(([format, label, drawing]) => {
    const button = toolButton(label, drawing);
    const command = format === 'link' ? undefined : toggle(format satisfies Toggle);
    button.addEventListener('click', () => (command ? run(editor, command) : openLink()));
    return { format, button };
  });
  tools.prepend(...buttons.map(({ button }) => button));
  const showState = () => {
    for (const { format, button } of buttons)
      button.setAttribute('aria-pressed', String(isActive(editor.state(), format)));
  };
  editor.subscribe(showState);
  showState();
  // The form's script restores defaults; it also tells what is wrong with the text.
  source.addEventListener('input', () => editor.setHtml(source.value));
  new MutationObserver(() => text.setAttribute('aria-invalid', source.getAttribute('aria-invalid') ?? 'false')).observe(
    source,
    { attributeFilter: ['aria-invalid'] },
  );
  return editor;
}

function run(editor: Editor, command: Command): void {
  editor.run(command);
  editor.focus();
}

function toolButton(label: string, drawing: string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label });
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of [
    ['class', 'icon'],
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const)
    icon.setAttribute(name, value);
  path.setAttribute('d', drawing);
  icon.append(path);
  button.append(icon);
  return button;
}

/** Shows one language of a text at a time, chosen beside its tools. */
function addLanguages(editings: readonly Editing[]): void {
  const show = (shown: number, takesFocus: boolean) => {
    for (const [index, { source }] of editings.entries()) {
      const language = source.closest<HTMLElement>('.language');
      if (language) language.hidden = index !== shown;
    }
    if (takesFocus) editings[shown]?.tools.querySelector<HTMLElement>('.tabs [aria-pressed="true"]')?.focus();
  };
  for (const [own, { tools }] of editings.entries()) {
    const buttons = ['Deutsch', 'Englisch'].map((label, index) => {
      const missing = index === 1 ? [' ', element('span', { class: 'missing' }, ['fehlt'])] : [];
      const button = element('button', { type: 'button', 'aria-pressed': String(index === own) }, [label, ...missing]);
      button.addEventListener('click', () => show(index, true));
      return button;
    });
    tools.append(element('div', { class: 'tabs', role: 'group', 'aria-label': 'Sprache' }, buttons));
  }
  show(0, false);
}

/** An editor is made once its text comes near: there are more than a hundred texts, most of them out of sight. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      addLanguages([...target.querySelectorAll<HTMLTextAreaElement>('.html-source')].map(edit));
    }
  },
  { rootMargin: '600px' },
);
for (const text of document.querySelectorAll('.formatted')) observer.observe(text);
