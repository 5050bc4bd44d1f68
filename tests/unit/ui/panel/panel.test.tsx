import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Panel } from '../../../../src/ui/panel/panel';

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;
const onClose = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onClose.mockClear();
  host = document.body.appendChild(document.createElement('div'));
  shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<button id="opener"></button><main></main><button id="next"></button>';
  root = createRoot(byId('main'));
  await act(async () =>
    root.render(
      <Panel label="Zeitraum" opener={() => shadow.querySelector<HTMLElement>('#opener')} onClose={onClose}>
        <button type="button" id="inside">
          Heute
        </button>
      </Panel>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

function byId(selector: string): Element {
  const found = shadow.querySelector(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** Moves the focus as a browser does within one shadow root, where the event does not leave the root. */
function focusWithin(selector: string) {
  const element = byId(selector);
  const event = new FocusEvent('focusin', { bubbles: true, composed: false });
  element.dispatchEvent(event);
}

describe('A panel in a shadow root', () => {
  it('closes when the focus goes elsewhere in the same root', () => {
    focusWithin('#next');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays while the focus is inside or on its opener', () => {
    focusWithin('#inside');
    focusWithin('#opener');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has no listeners after its removal', async () => {
    await act(async () => root.render(null));
    // Removing the panel moves the focus in happy-dom, which calls onClose.
    onClose.mockClear();
    focusWithin('#next');
    expect(onClose).not.toHaveBeenCalled();
  });
});
