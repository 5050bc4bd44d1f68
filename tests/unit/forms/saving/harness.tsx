import { setupI18n } from '@lingui/core';
import { act, Fragment, type ReactNode, type StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Api } from '../../../../src/api/api';
import { noteSettings } from '../../../../src/api/backend';
import type { Client } from '../../../../src/app/client';
import { personStoreOf } from '../../../../src/app/person-store';
import { type Portal, PortalProvider } from '../../../../src/app/portal';
import { createQueryCache } from '../../../../src/app/query-cache';
import { type LocaleTexts, LocaleTextsProvider } from '../../../../src/i18n/lingui';
import { enumerableStorage } from '../../../../src/lib/enumerable-storage';
import { CAPABILITIES } from '../../../../src/model/capabilities';
import { createSession } from '../../../../src/session/session';
import { toSettings } from '../../../../src/settings/to-settings';

export const HOST = 'https://a.example/clients/stadt';
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

type Given = {
  personId?: string;
  person?: () => unknown;
  /** The name of the element. */
  tag?: string;
};

/** An element's portal whose only edge, the network, is replaced; the person is loaded when an id is given. */
export function aPortal({ personId, person, tag = 'div' }: Given = {}): Portal {
  // The server has everything.
  noteSettings(HOST, { capabilities: CAPABILITIES });
  const session = createSession(
    HOST,
    enumerableStorage(() => {
      throw new Error('blocked');
    }),
  );
  const unused = () => Promise.reject(new Error('not called here'));
  const api: Api = {
    host: HOST,
    get: async () => ({ data: person?.() ?? { id: personId }, meta: undefined }),
    post: unused,
    put: unused,
    delete: unused,
  };
  const client: Client = {
    host: HOST,
    api,
    session,
    queryCache: createQueryCache(api),
    serverSettings: { raw: undefined },
    settingsSettled: async () => undefined,
  };
  const element = document.createElement(tag);
  const root = element.attachShadow({ mode: 'open' });
  if (personId !== undefined) {
    session.open('token', inAnHour());
    personStoreOf(client).accept({ data: { id: personId } });
  }
  return {
    element,
    root,
    client,
    settings: toSettings({}).settings,
    router: { route: () => '/', subscribe: () => () => undefined } as unknown as Portal['router'],
    headingLevel: 2,
    input: {},
    paintedInput: undefined,
    navigate: () => undefined,
    preload: async () => undefined,
    emit: () => true,
  };
}

const ends: (() => Promise<void>)[] = [];

function begin() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
}

async function undo() {
  for (const end of ends.splice(0)) await end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Lets React and its effects run; undoes everything after each test. */
export function withReact() {
  beforeEach(begin);
  afterEach(undo);
}

/** Does between two rows of a test what is done between tests. */
export async function afresh() {
  await undo();
  begin();
}

/** The German words as the code has them, without a catalog. */
const german = setupI18n({ locale: 'de', messages: { de: {} } });
const words: LocaleTexts = { locale: 'de', messages: {}, _: (message) => german._(message) };

/** Shows something in the shadow root of a portal. @param Mode StrictMode for effects that run twice */
export async function show(portal: Portal, content: ReactNode, Mode: typeof StrictMode = Fragment) {
  document.body.append(portal.element);
  const place = document.createElement('div');
  portal.root.append(place);
  const reactRoot = createRoot(place);
  const render = (next: ReactNode) =>
    act(async () =>
      reactRoot.render(
        <Mode>
          <LocaleTextsProvider value={words}>
            <PortalProvider value={portal}>{next}</PortalProvider>
          </LocaleTextsProvider>
        </Mode>,
      ),
    );
  let isShown = true;
  const end = async () => {
    if (!isShown) return;
    isShown = false;
    await act(async () => reactRoot.unmount());
    portal.element.remove();
  };
  ends.push(end);
  await render(content);
  return { place, render, end };
}

/** The element of a selector, which must be there. */
export function get<Kind extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): Kind {
  const found = place.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** Types into a field as a visitor does. */
export const type = (place: ParentNode, selector: string, text: string) =>
  act(async () => {
    const input = get<HTMLInputElement>(place, selector);
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
    input.focus();
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const leave = (place: ParentNode, selector: string) => act(async () => get(place, selector).blur());
export const click = (place: ParentNode, selector: string) => act(async () => get(place, selector).click());

/** A promise that is settled from outside. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}
