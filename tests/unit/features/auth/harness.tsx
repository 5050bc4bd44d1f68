import { act, type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Api, SendOptions } from '../../../../src/api/api';
import type { Client } from '../../../../src/app/client';
import { type Portal, PortalProvider } from '../../../../src/app/portal';
import { createQueryCache } from '../../../../src/app/query-cache';
import { LOCALES } from '../../../../src/i18n/locale';
import { LocaleProvider } from '../../../../src/i18n/locale-provider';
import { mainTexts } from '../../../../src/i18n/main-texts';
import { accountTexts } from '../../../../src/i18n/texts';
import { enumerableStorage } from '../../../../src/lib/enumerable-storage';
import { localeOfPath } from '../../../../src/routing/locale-prefix';
import type { ScreenProps } from '../../../../src/routing/screen-route';
import { createSession } from '../../../../src/session/session';
import { toSettings } from '../../../../src/settings/to-settings';
import { settle, until } from '../../../support/settle';
import { fakeLocation } from './fake-location';

const HOST = 'https://a.example/clients/stadt';
/** Responses by call, such as 'POST auth/login'; a handler throws for a refusal. */
export type Calls = Record<string, (body: object, sending?: SendOptions) => unknown>;

/** An element's portal; only its network is replaced. */
export function aPortal({ route = '/auth/login', calls = {}, settings = {} }: Partial<Setting> = {}) {
  const place = fakeLocation(route);
  const root = document.body.appendChild(place.element).attachShadow({ mode: 'open' });
  const session = createSession(
    HOST,
    enumerableStorage(() => localStorage),
  );
  async function answer(method: string, path: string, body: object, sending?: SendOptions) {
    const call = calls[`${method} ${path}`];
    if (!call) throw new Error(`Nobody answers ${method} ${path}`);
    return { data: await call(body, sending), meta: undefined };
  }
  const api: Api = {
    host: HOST,
    get: (path) => answer('GET', path, {}),
    post: (path, body, sending) => answer('POST', path, body, sending),
    put: (path, body, sending) => answer('PUT', path, body, sending),
    delete: (path) => answer('DELETE', path, {}),
  };
  const client: Client = {
    host: HOST,
    api,
    session,
    queryCache: createQueryCache(api),
    serverSettings: { raw: undefined },
    settingsSettled: async () => undefined,
  };
  const portal: Portal = {
    element: place.element,
    root,
    client,
    settings: toSettings(settings).settings,
    router: place.router,
    headingLevel: 2,
    input: {},
    paintedInput: undefined,
    navigate: place.router.navigate,
    preload: async () => undefined,
    emit: () => true,
  };
  return { portal, history: place.history };
}

type Setting = { route: string; calls: Calls; settings: object };

const ends: (() => Promise<void>)[] = [];

async function begin() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all(LOCALES.flatMap((locale) => [mainTexts.load(locale), accountTexts.load(locale)]));
}

async function undo() {
  for (const end of ends.splice(0)) await end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Undoes everything after each test. */
export function tidyScreens() {
  beforeEach(begin);
  afterEach(undo);
}

/** Does between two rows of a test what is done between tests. */
export async function afresh() {
  await undo();
  await begin();
}

/**
 * Shows a screen as an element does, and gives the hands to use it. Effects run twice unless `Mode` says otherwise: a
 * screen must not do its work twice.
 */
export async function show(Screen: ComponentType<ScreenProps>, portal: Portal, Mode: typeof StrictMode = StrictMode) {
  const box = portal.root.appendChild(document.createElement('div'));
  const react = createRoot(box);
  await act(async () =>
    react.render(
      <Mode>
        <PortalProvider value={portal}>
          <LocaleProvider
            locale={localeOfPath(portal.router.route()).locale}
            languageSettings={portal.settings.languageSettings}
          >
            <Suspense fallback="…">
              <Screen params={{}} />
            </Suspense>
          </LocaleProvider>
        </PortalProvider>
      </Mode>,
    ),
  );
  // Lazily loaded code arrives only after React's own work.
  while (box.textContent === '…') await settle();
  const leave = async () => {
    await act(async () => react.unmount());
    box.remove();
  };
  ends.push(leave);
  const find = <Found extends Element>(selector: string) => {
    const found = box.querySelector<Found & Element>(selector);
    if (!found) throw new Error(`There is no ${selector} in: ${box.textContent}`);
    return found;
  };
  return {
    box,
    leave,
    find,
    text: () => box.textContent ?? '',
    settle,
    /** Waits until nothing is wrong any more with what is expected, however busy the machine is. */
    until,
    type: (name: string, value: string) =>
      act(async () => {
        const input = find<HTMLInputElement>(`[name="${name}"]`);
        // React replaces the setter of the element: only the browser's own one makes it notice the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    tick: (name: string) => act(async () => find<HTMLInputElement>(`[name="${name}"]`).click()),
    submit: () =>
      settle(() => {
        find<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    press: (words: string) =>
      settle(() => {
        const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words);
        if (!button) throw new Error(`There is no button ${words} in: ${box.textContent}`);
        button.click();
      }),
  };
}
