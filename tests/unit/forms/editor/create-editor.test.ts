// @vitest-environment happy-dom
import { undo } from 'prosemirror-history';
import { AllSelection, TextSelection } from 'prosemirror-state';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isActive, toggle } from '../../../../src/forms/editor/commands';
import { createEditor, type Editor } from '../../../../src/forms/editor/create-editor';
import { linkRange, removeLink, setLink } from '../../../../src/forms/editor/links';
import { schemaOf } from '../../../../src/forms/editor/schema';
import { storedHtmlOf } from '../../../../src/forms/editor/stored-html';
import { RICH_TEXT_FORMATS, type RichTextFormat } from '../../../../src/lib/rich-text-formats';
import { fakeCleaner } from './fake-cleaner';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function open(html: string, formats: readonly RichTextFormat[] = RICH_TEXT_FORMATS) {
  const mount = document.createElement('div');
  mount.style.whiteSpace = 'pre-wrap';
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).append(mount);
  const onChange = vi.fn<(html: string) => void>();
  const editor = createEditor(mount, {
    schema: schemaOf(formats),
    cleaner: fakeCleaner,
    html,
    onChange,
    onLink: () => undefined,
    onPaste: () => undefined,
  });
  ends.push(() => {
    editor.destroy();
    host.remove();
  });
  const text = () => storedHtmlOf(editor.state().doc);
  return { editor, onChange, text };
}

/** Selects some words of the text, or puts the cursor behind them. */
function select({ state, dispatch }: Editor, words: string, isCursor = false) {
  const { doc, tr } = state();
  let from = -1;
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(words) ?? -1;
    if (from < 0 && index >= 0) from = position + index;
  });
  const end = from + words.length;
  dispatch(tr.setSelection(TextSelection.create(doc, isCursor ? end : from, end)));
}

const selected = ({ state }: Editor) => state().doc.textBetween(state().selection.from, state().selection.to, '|');
const type = ({ state, dispatch }: Editor, words: string) => dispatch(state().tr.insertText(words));

describe('formats', () => {
  it.each<[Exclude<RichTextFormat, 'link'>, string]>([
    ['bold', '<p>Musik im <strong>Park</strong></p>'],
    ['italic', '<p>Musik im <em>Park</em></p>'],
    ['underline', '<p>Musik im <u>Park</u></p>'],
    ['heading', '<h3>Musik im Park</h3>'],
    ['bulletList', '<ul><li>Musik im Park</li></ul>'],
    ['orderedList', '<ol><li>Musik im Park</li></ol>'],
    ['blockquote', '<blockquote><p>Musik im Park</p></blockquote>'],
  ])('%s is switched on and off', (format, html) => {
    const { editor, onChange, text } = open('<p>Musik im Park</p>');
    select(editor, 'Park');
    expect(isActive(editor.state(), format)).toBe(false);
    editor.run(toggle(format));
    expect([text(), isActive(editor.state(), format), selected(editor)]).toEqual([html, true, 'Park']);
    editor.run(toggle(format));
    expect([text(), isActive(editor.state(), format)]).toEqual(['<p>Musik im Park</p>', false]);
    expect(onChange.mock.calls).toEqual([[html], ['<p>Musik im Park</p>']]);
  });

  it('are on if the whole selection has them, as a click then removes them', () => {
    const { editor, text } = open('<p>Musik im <strong>Park</strong></p>');
    editor.dispatch(editor.state().tr.setSelection(new AllSelection(editor.state().doc)));
    expect(isActive(editor.state(), 'bold')).toBe(false);
    editor.run(toggle('bold'));
    expect([text(), isActive(editor.state(), 'bold')]).toEqual(['<p><strong>Musik im Park</strong></p>', true]);
  });

  it('that are not allowed stay off', () => {
    const { editor, text } = open('<p>Musik</p>', ['italic']);
    select(editor, 'Musik');
    for (const format of ['bold', 'heading', 'bulletList', 'blockquote'] as const) editor.run(toggle(format));
    expect(text()).toBe('<p>Musik</p>');
  });

  it('converts a list to the other kind, and only that one', () => {
    const { editor, text } = open('<ul><li>eins<ul><li>innen</li></ul></li><li>zwei</li></ul>');
    select(editor, 'innen');
    editor.run(toggle('orderedList'));
    expect(text()).toBe('<ul><li>eins<ol><li>innen</li></ol></li><li>zwei</li></ul>');
    select(editor, 'zwei');
    editor.run(toggle('orderedList'));
    expect(text()).toBe('<ol><li>eins<ol><li>innen</li></ol></li><li>zwei</li></ol>');
  });

  it('is empty without text', () => {
    const { editor, onChange } = open('<p>Musik</p>');
    editor.dispatch(editor.state().tr.setSelection(new AllSelection(editor.state().doc)));
    editor.dispatch(editor.state().tr.deleteSelection());
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});

describe('links', () => {
  const HREF = 'https://park.example/';
  const link = (words: string, href = HREF) =>
    `<a href="${href}" target="_blank" rel="noopener noreferrer">${words}</a>`;

  it('come on the selection and keep its formats', () => {
    const { editor, text } = open('<p>Musik im <strong>Stadt</strong>park heute</p>');
    const { doc, tr } = editor.state();
    editor.dispatch(tr.setSelection(TextSelection.create(doc, 10, 19)));
    expect(linkRange(editor.state())).toMatchObject({ text: 'Stadtpark', href: undefined });
    editor.dispatch(setLink(editor.state(), HREF, 'Stadtpark'));
    expect(text()).toBe(`<p>Musik im ${link('<strong>Stadt</strong>park')} heute</p>`);
    select(editor, 'Sta', true);
    expect(linkRange(editor.state())).toMatchObject({ text: 'Stadtpark', href: HREF });
    editor.dispatch(setLink(editor.state(), 'https://b.example/', 'Stadtpark'));
    expect(text()).toContain('<a href="https://b.example/"');
    expect(text().match(/<a /g)).toHaveLength(1);
    editor.dispatch(removeLink(editor.state()));
    expect(text()).toBe('<p>Musik im <strong>Stadt</strong>park heute</p>');
  });

  it('insert their text without a selection, and end after it', () => {
    const { editor, text } = open('<p>Musik </p>');
    editor.dispatch(editor.state().tr.setSelection(TextSelection.atEnd(editor.state().doc)));
    editor.dispatch(setLink(editor.state(), HREF, ' im Park'));
    type(editor, ' heute');
    expect(text()).toBe(`<p>Musik${link(' im Park')} heute</p>`);
  });

  it('beside one another stay apart', () => {
    const { editor } = open(`<p>${link('eins')}${link('zwei', 'https://b.example/')} ${link('drei')}</p>`);
    for (const words of ['eins', 'zwei', 'drei']) {
      select(editor, words.slice(0, 2), true);
      expect(linkRange(editor.state()).text).toBe(words);
    }
  });

  it('over several paragraphs keep their text', () => {
    const { editor, text } = open('<p>eins</p><p>zwei</p>');
    editor.dispatch(editor.state().tr.setSelection(TextSelection.create(editor.state().doc, 1, 11)));
    expect(linkRange(editor.state()).text).toBeUndefined();
    editor.dispatch(setLink(editor.state(), HREF, 'anders'));
    expect(text()).toBe(`<p>${link('eins')}</p><p>${link('zwei')}</p>`);
  });
});

describe('a text from outside', () => {
  it('is not an echo of the own input', () => {
    const { editor, onChange, text } = open('<p>Musik</p>');
    select(editor, 'Musik', true);
    type(editor, '!');
    editor.setHtml(onChange.mock.lastCall?.[0] ?? '');
    type(editor, '?');
    expect(text()).toBe('<p>Musik!?</p>');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is inserted around the cursor, does not count as input, and is not undone', () => {
    const { editor, onChange, text } = open('<p>Musik</p><p>Theater</p>');
    select(editor, 'Thea', true);
    type(editor, 'XX');
    select(editor, 'aX');
    editor.setHtml('<p>Viel Musik</p><p>TheaXXter</p>');
    expect([text(), selected(editor)]).toEqual(['<p>Viel Musik</p><p>TheaXXter</p>', 'aX']);
    expect(onChange).toHaveBeenCalledTimes(1);
    editor.run(undo);
    expect(text()).toBe('<p>Viel Musik</p><p>Theater</p>');
  });

  it.each([
    ['<p>aaa</p>', '<p>aa</p>'],
    ['<p>aa</p>', '<p>aaaa</p>'],
    ['<p>abab</p><p>abab</p>', '<p>abab</p>'],
    ['<ul><li>a</li></ul>', '<p>a</p>'],
    ['<p>a</p>', ''],
    ['', '<h3>a</h3><p>b</p>'],
  ])('replaces %s by %s, also with repetitions', (before, after) => {
    const { editor, text } = open(before);
    editor.setHtml(after);
    expect(text()).toBe(after);
    editor.setHtml(before);
    expect(text()).toBe(before);
  });
});
