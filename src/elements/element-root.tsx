import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { loadTransport } from '../api/api';
import type { Client } from '../app/client';
import { type Portal, PortalProvider, useRoute } from '../app/portal';
import { preloadClient } from '../app/preload-client';
import { isLocale, type Locale } from '../i18n/locale';
import { LocaleProvider } from '../i18n/locale-provider';
import { mainTexts } from '../i18n/main-texts';
import { rememberLocale } from '../i18n/remember-locale';
import { ClockContext, useTranslation } from '../i18n/use-translation';
import { screenError } from '../lib/missing-code';
import { codeError } from '../lib/missing-file';
import type { ElementRouter } from '../routing/element-router';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings-schema';
import { FatalBoundary } from '../shell/fatal-boundary';
import { PartErrorContext } from '../ui/lazy-part';
import { watchPresses } from '../ui/presses';
import type { ElementDefinition } from './element-definition';
import type { InputOf } from './element-input';
import { historyOf } from './element-location';
import { recreateRouter, routerOf } from './element-router-of';
import { clientOfInput, clientOfSettings, settingsOf } from './element-settings';
import { emit, requestNavigation } from './emit';
import { readPaintedInput } from './painted-input';
import type { PortalHost } from './portal-element';
import type { ElementTag } from './registry';
import { useReplacePaintedScreen, useTheme } from './replace-painted-screen';
import { resolveLocale } from './resolve-locale';
import { startRouteOf } from './start-routes';
import { VERSION } from './version';

type Props = { root: ShadowRoot; definition: ElementDefinition };
type Input = InputOf<ElementTag>;

/** Renders the layers between an element and its screens: settings, theme, language, route, errors. */
export function ElementRoot({ root, definition }: Props) {
  // Only elements of this product are given to r2wc.
  const host = root.host as PortalHost;
  const input: Input = useSnapshot(host.input);
  const client = clientOfInput(input);
  const router = useElementRouter(host, definition, input);
  const locale = useSyncExternalStore(router.subscribe, () => localeOfPath(router.route()).locale);
  const settings = useSettings(client, input, locale);
  useSettingsRequest(client);
  const [paintedInput] = useState(() => readPaintedInput(root));
  useReplacePaintedScreen(root, paintedInput);

  // Stable for the lifetime: query keys contain it, and a new one would repeat them with each attribute.
  const dispatch = useCallback<Portal['emit']>((type, detail) => emit(host, type, detail), [host]);

  const portal = useMemo<Portal<Input>>(
    () => ({
      element: host,
      root,
      client: clientOfSettings(client, settings),
      settings,
      router,
      headingLevel: input.headingLevel ?? 2,
      input,
      paintedInput,
      preload: (route, signal) =>
        definition.preload(
          { client: preloadClient(clientOfSettings(client, settings)), settings, input, signal },
          route,
        ),
      emit: dispatch,
      navigate: (route, options) => requestNavigation(host, router, route, options),
    }),
    [host, definition, root, client, settings, router, input, paintedInput, dispatch],
  );

  const reportPart = usePartErrors(dispatch);
  useTheme(root, settings);
  useTitle(host, settings.name);
  useSession(host, portal.client.session);
  useReady(host);
  useEffect(() => watchPresses(root), [root]);
  return (
    <PortalProvider value={portal}>
      <PartErrorContext value={reportPart}>
        <RootBox definition={definition} portal={portal} />
      </PartErrorContext>
    </PortalProvider>
  );
}

function RootBox({ definition, portal }: { definition: ElementDefinition; portal: Portal<Input> }) {
  const route = useRoute();
  const { locale } = localeOfPath(route);
  // The data of another screen loads in parallel with its code.
  useChange(splitRoute(withoutLocale(route))[0], () => {
    portal.preload(route, new AbortController().signal).catch(() => undefined);
  });
  useRetryOnNavigation(portal);
  usePageLanguage(portal.element, locale);
  const isWaiting = useTextsLoading(locale, portal.emit);
  return (
    <LocaleProvider locale={locale} languageSettings={portal.settings.languageSettings}>
      <LinkArea portal={portal} isBusy={isWaiting}>
        <FatalBoundary
          // A screen must not keep the data of one host when the element uses another.
          key={portal.client.host}
          onError={(error) => portal.emit('portal-error', screenError(error))}
        >
          <ClockContext value={portal.client.session.now}>
            <definition.View input={portal.input} />
          </ClockContext>
        </FatalBoundary>
      </LinkArea>
    </LocaleProvider>
  );
}

/**
 * Renders the root of all markup. Clicks on internal links are handled here, so that links need no code of their own.
 */
function LinkArea({ portal, isBusy, children }: { portal: Portal; isBusy: boolean; children: ReactNode }) {
  // The visible language, which stays until the texts of the next one have loaded.
  const { locale } = useTranslation();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only links are followed, which the keyboard clicks too.
    <div
      className="portal"
      part="root"
      lang={locale}
      aria-busy={isBusy || undefined}
      onClick={(event) => follow(event, portal)}
    >
      {children}
    </div>
  );
}

function follow(event: React.MouseEvent, portal: Portal) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a[data-route]') : undefined;
  const route = link?.getAttribute('data-route');
  if (!link || !route || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  const linkLocale = link.getAttribute('hreflang');
  if (isLocale(linkLocale)) rememberLocale(linkLocale);
  portal.navigate(route);
}

function useElementRouter(host: PortalHost, definition: ElementDefinition, input: Input): ElementRouter {
  const [router, setRouter] = useState(() => routerOf(host, definition));
  const address = `${historyOf(definition.tag, input, host.dataset.pathBase)} ${input.hashKey}`;
  const start = startRouteOf(definition.tag, input);

  useChange(address, () => setRouter(recreateRouter(host, definition).router));
  useChange(start, () => {
    const current = routerOf(host, definition);
    current.navigate(withLocale(start, localeOfPath(current.route()).locale), { replace: true });
  });
  useChange(input.locale, () =>
    routerOf(host, definition).navigate(withLocale(routerOf(host, definition).route(), resolveLocale(input, false)), {
      replace: true,
    }),
  );
  return router;
}

/** Returns a function that reports each part whose code could not be loaded once, whoever needs it. */
function usePartErrors(dispatch: Portal['emit']): (error: unknown) => void {
  const [reported] = useState(() => new Set<unknown>());
  return useCallback(
    (error) => {
      if (reported.has(error)) return;
      reported.add(error);
      dispatch('portal-error', codeError(error));
    },
    [dispatch, reported],
  );
}

/** Retries failed queries when the visitor navigates or returns. Runs before the next screen renders. */
function useRetryOnNavigation({ router, client }: Portal) {
  useEffect(() => router.subscribe(client.queryCache.forgetFailures), [router, client]);
}

/** Merges all layers of settings; returns the same object while no value changes. */
function useSettings(client: Client, input: Input, locale: Locale): Settings {
  const { raw } = useSnapshot(client.serverSettings);
  const { settings: elementSettings } = input;
  const merged = useMemo(() => settingsOf(raw, elementSettings, locale), [raw, elementSettings, locale]);
  const [cached, setCached] = useState({ read: merged, settings: merged });
  if (cached.read === merged) return cached.settings;
  const settings = JSON.stringify(cached.settings) === JSON.stringify(merged) ? cached.settings : merged;
  setCached({ read: merged, settings });
  return settings;
}

/** Loads the settings of the client. If the host names another client later, its settings apply once they arrive. */
function useSettingsRequest(client: Client) {
  useEffect(() => void client.settingsSettled(), [client]);
}

/** Calls `onChange` when a value has changed, not on the first render. */
function useChange(value: unknown, onChange: () => void) {
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    onChange();
  });
}

/** Sets the document title to the client's name (spec section 1), but never on a host's page. */
function useTitle(host: PortalHost, name: string) {
  useEffect(() => {
    if (host.dataset.ownsTitle !== undefined && name) document.title = name;
  }, [host, name]);
}

/** Returns whether the texts of the selected language are still loading. */
function useTextsLoading(locale: Locale, dispatch: Portal['emit']): boolean {
  const [settledLocale, setSettledLocale] = useState<Locale>();
  if (settledLocale !== undefined && settledLocale !== locale) setSettledLocale(undefined);
  useEffect(() => {
    if (mainTexts.of(locale)) return;
    let isMounted = true;
    const settle = () => isMounted && setSettledLocale(locale);
    mainTexts.load(locale).then(settle, (error: unknown) => {
      dispatch('portal-error', codeError(error));
      settle();
    });
    return () => {
      isMounted = false;
    };
  }, [locale, dispatch]);
  return settledLocale !== locale && !mainTexts.of(locale);
}

/** Sets the language of the document in the iframe and the stand-alone page. */
function usePageLanguage(element: HTMLElement, locale: string) {
  useEffect(() => {
    if (element.dataset.ownsTitle !== undefined) document.documentElement.lang = locale;
  }, [element, locale]);
}

/** Watches the session for changes, also in other tabs, and dispatches events to the page. */
function useSession(host: PortalHost, session: Session) {
  useEffect(() => session.watchTabs(), [session]);
  useEffect(() => {
    const { state } = session;
    let previousToken = state.token;
    return session.subscribe(() => {
      const { token, end } = state;
      if (!token) emit(host, 'portal-logout', { reason: end });
      else if (!previousToken) emit(host, 'portal-login', {});
      previousToken = token;
    });
  }, [host, session]);
}

function useReady(host: PortalHost) {
  useEffect(() => {
    emit(host, 'portal-ready', { version: VERSION });
    // Preloaded for the next call; a failure appears when the code is needed.
    loadTransport().catch(() => undefined);
  }, [host]);
}
