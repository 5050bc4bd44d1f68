import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog';
import { itForAll } from '../../support/it-for-all';
import { afresh, aPortal, click, get, show, withReact } from '../forms/saving/harness';

const onClosed = vi.fn();
function Screen({ closesOutside = false, hasField = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        Öffnen
      </button>
      {isOpen && (
        <Dialog
          title="Rolle wählen"
          closesOutside={closesOutside}
          onClose={() => {
            onClosed();
            setIsOpen(false);
          }}
        >
          {hasField && <input data-autofocus />}
        </Dialog>
      )}
    </>
  );
}

withReact();

async function open(options: Parameters<typeof Screen>[0] = {}) {
  onClosed.mockClear();
  const portal = aPortal();
  const { place } = await show(portal, <Screen {...options} />);
  get(place, '#open').focus();
  await click(place, '#open');
  return { place, portal, dialog: get<HTMLDialogElement>(place, 'dialog') };
}

it('opens above everything with the focus on its heading', async () => {
  const { dialog, portal } = await open();
  expect(dialog.open).toBe(true);
  expect(portal.root.activeElement?.textContent).toBe('Rolle wählen');
  const titleId = dialog.getAttribute('aria-labelledby') ?? '';
  expect(portal.root.getElementById(titleId)).toBe(portal.root.activeElement);
});

it('sets the focus as its content requires', async () => {
  const { portal } = await open({ hasField: true });
  expect(portal.root.activeElement?.localName).toBe('input');
});

it('closes by its button and by Escape, once', async () => {
  const { place } = await open();
  await click(place, 'dialog button');
  expect(place.querySelector('dialog')).toBe(null);
  expect(onClosed).toHaveBeenCalledTimes(1);
  await click(place, '#open');
  const cancel = new Event('cancel', { cancelable: true });
  await act(async () => get(place, 'dialog').dispatchEvent(cancel));
  expect([cancel.defaultPrevented, place.querySelector('dialog')]).toEqual([true, null]);
  expect(onClosed).toHaveBeenCalledTimes(2);
});

itForAll(
  [
    [false, 0],
    [true, 1],
  ],
  afresh,
)('closes by a click outside only if nothing is lost: %s', async (closesOutside, times) => {
  const { place } = await open({ closesOutside });
  await click(place, 'dialog h2');
  expect(onClosed).not.toHaveBeenCalled();
  await click(place, 'dialog');
  expect(onClosed).toHaveBeenCalledTimes(times);
});
