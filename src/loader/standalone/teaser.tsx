/** @jsxImportSource #view */
import { onOwnWrite } from '../../api/own-writes';
import { favouritesKey, storedFavourites } from '../../cards/favourites-storage';
import { listLinks } from '../../cards/list-links';
import { delay } from '../../lib/delay';
import type { EventRow } from '../../model/answers/event-row';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { adoptSheet } from '../../ui/adopt-sheet';
import { toNodes } from '../../ui/jsx-to-dom';
import { drawWith } from '../../ui/shared-view-runtime';
import { draw, FRAME_DELAY_MS, rootOf } from '../painter';
import { followCarousel, stepCarousel } from './carousel';
import { findTeaserEvents, type TeaserInput } from './find-events';
import { type LightElement, tell, tellReady } from './light-element';
import { closeDetail, openDetail } from './open-detail';
import { begins, type ElementSurroundings, eventSourceOf, surroundingsOf } from './page-context';
import css from './teaser.css?inline';
import { type TeaserState, TeaserView } from './teaser-view';
import { showFavourites, toggleShownFavourite } from './toggle-favourite';

/** The visible content of a teaser. */
type Drawn = { around: ElementSurroundings; events: readonly EventRow[] };

const drawn = new WeakMap<LightElement, Drawn>();
const inputOf = ({ input }: LightElement) => input as TeaserInput;

let sheet: CSSStyleSheet | undefined;

function teaserSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/** Shows the events of a teaser; the previous content stays until they arrive. Never rejects. */
export async function showTeaser(element: LightElement, signal: AbortSignal): Promise<void> {
  const isOver = begins(element, signal);
  const asked = eventSourceOf(element);
  const early = findTeaserEvents(asked, inputOf(element));
  // Handled below, once the host is final.
  early.catch(() => undefined);
  const around = await surroundingsOf(element);
  if (isOver()) return;
  const found = around.host === asked.host ? early : findTeaserEvents(around, inputOf(element));
  const isQuick = await Promise.race([found.then(Boolean, Boolean), delay(FRAME_DELAY_MS)]);
  if (isOver()) return;
  // The page's own content stays until there is something better.
  if (!isQuick && !drawn.has(element) && !element.shadowRoot?.querySelector('slot'))
    drawTeaser(element, around, { step: 'waiting' });
  try {
    const events = await found;
    if (isOver()) return;
    drawTeaser(element, around, { step: 'ready', events });
    if (!drawn.has(element)) tellReady(element);
    drawn.set(element, { around, events });
  } catch (error) {
    if (isOver()) return;
    drawTeaser(element, around, { step: 'failed' });
    drawn.delete(element);
    tell(element, 'portal-error', { reason: 'call', message: String(error) });
  }
}

function drawTeaser(element: LightElement, { settings, translation, host }: ElementSurroundings, state: TeaserState) {
  const root = rootOf(element, settings);
  const hadFocus = root.activeElement !== null;
  adoptSheet(root, teaserSheet());
  const favourites = new Set(storedFavourites(host));
  const links = listLinks((route) => `#${route}`, translation.locale, inputOf(element).detailUrl);
  draw(
    root,
    drawWith(toNodes, () => (
      <TeaserView input={inputOf(element)} {...{ state, translation, host, favourites, links }} />
    )),
  );
  // The focused element is gone: the focus moves to the retry button, else to the new content.
  if (hadFocus) (buttonIn(root, 'retry') ?? root.querySelector<HTMLElement>('.teaser'))?.focus();
  followCarousel(root);
}

const buttonIn = (root: ShadowRoot, act: string) => root.querySelector<HTMLElement>(`[data-act="${act}"]`);

/** Adds the listeners of a teaser while it is on the page. */
export function beginTeaser(element: LightElement, signal: AbortSignal): void {
  element.addEventListener('click', (event) => clicked(element, event, signal), { signal });
  const end = onOwnWrite(eventSourceOf(element).host, () => void showTeaser(element, signal));
  signal.addEventListener('abort', end);
  window.addEventListener(
    'storage',
    ({ key }) => {
      const now = drawn.get(element);
      // The key is null when another tab has cleared the whole storage.
      if (now && (key === null || key === favouritesKey(now.around.host)))
        showFavourites(element, now.around.host, now.events);
    },
    { signal },
  );
}

function clicked(element: LightElement, event: MouseEvent, signal: AbortSignal) {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return;
  const act = target.closest('[data-act]')?.getAttribute('data-act');
  if (act === 'retry') void showTeaser(element, signal);
  else if (act === 'back' || act === 'on') stepCarousel(target.closest('.teaser'), act === 'on' ? 1 : -1);
  else if (act === 'close') closeDetail(element);
  else onCard(element, event, target);
}

/** Handles a click on a card's favourite button, or on its link if the event opens in place. */
function onCard(element: LightElement, event: MouseEvent, target: Element) {
  const now = drawn.get(element);
  const card = target.closest('li');
  const chosen = now?.events[[...(card?.parentElement?.children ?? [])].indexOf(card as Element)];
  if (!now || !chosen) return;
  if (target.closest('.card-heart')) return toggleShownFavourite(now.around.host, chosen.id);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !target.closest('a[data-route]')) return;
  event.preventDefault();
  const route = withLocale(paths.event(chosen.id), now.around.translation.locale);
  if (tell(element, 'portal-navigate', { route })) openDetail(element, chosen.id, now.around);
}
