import type { Editor } from '../../src/forms/editor/create-editor';
import { linkRange, removeLink, setLink } from '../../src/forms/editor/links';
import { linkAddress } from '../../src/lib/link-address';
import { element } from './element';

const WRONG = 'Bitte geben Sie eine Internetadresse oder E-Mail-Adresse ein, zum Beispiel www.beispiel.de.';
let count = 0;

/** Creates the fields for the address and the text of a link, below the tools. @returns a function that opens them */
export function createLinkPanel(editor: Editor, tools: HTMLElement): () => void {
  count += 1;
  const [address, text] = [
    labelledInput(`link-address-${count}`, 'Adresse'),
    labelledInput(`link-text-${count}`, 'Text'),
  ];
  address.input.setAttribute('inputmode', 'url');
  const error = element('p', { class: 'error', role: 'alert', hidden: '' }, [WRONG]);
  const [apply, remove, cancel] = [
    button('Link setzen', ''),
    button('Link entfernen', 'quiet danger'),
    button('Abbrechen', 'quiet'),
  ];
  const panel = element('div', { class: 'link', role: 'group', 'aria-label': 'Link', hidden: '' }, [
    ...[address.field, error, text.field],
    element('div', { class: 'actions' }, [apply, cancel, remove]),
  ]);
  tools.after(panel);

  const close = () => {
    panel.hidden = true;
    editor.highlightLink(false);
    editor.focus();
  };
  const setWrong = (isWrong: boolean) => {
    error.hidden = !isWrong;
    address.input.setAttribute('aria-invalid', String(isWrong));
  };
  const set = () => {
    const target = linkAddress(address.input.value);
    setWrong(!target);
    if (!target) return address.input.focus();
    editor.dispatch(setLink(editor.state(), target, text.input.value.trim() || address.input.value.trim()));
    close();
  };
  apply.addEventListener('click', set);
  cancel.addEventListener('click', close);
  remove.addEventListener('click', () => {
    editor.dispatch(removeLink(editor.state()));
    close();
  });
  panel.addEventListener('keydown', (event) => {
    const isOnButton = event.target instanceof HTMLButtonElement;
    const act = { Escape: close, Enter: isOnButton ? undefined : set }[event.key];
    if (!act || event.isComposing) return;
    // Enter must not send the form around it.
    event.preventDefault();
    act();
  });
  // What is typed here is no setting.
  panel.addEventListener('input', (event) => {
    event.stopPropagation();
    setWrong(false);
  });

  return () => {
    const { href, text: shown } = linkRange(editor.state());
    address.input.value = href ?? '';
    text.input.value = shown ?? '';
    text.field.hidden = shown === undefined;
    remove.hidden = href === undefined;
    apply.textContent = href === undefined ? 'Link setzen' : 'Link ändern';
    setWrong(false);
    panel.hidden = false;
    editor.highlightLink(true);
    address.input.focus();
  };
}

const button = (label: string, look: string) => element('button', { type: 'button', class: look }, [label]);

function labelledInput(id: string, label: string) {
  const input = element('input', { id, autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' });
  return { input, field: element('div', {}, [element('label', { for: id }, [label]), input]) };
}
