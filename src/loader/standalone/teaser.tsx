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
import { stepCarousel, watchCarousel } from './carousel';
import { findTeaserEvents, namesPlace, type TeaserInput } from './find-events';
import { dispatch, dispatchReady, type LightElement } from './light-element';
import { closeDetail, openDetail } from './open-detail';
import { eventSourceOf, type PageContext, pageContextOf, startRun } from './page-context';
import css from './teaser.css?inline';
import { type TeaserState, TeaserView } from './teaser-view';
import { showFavourites, toggleShownFavourite } from './toggle-favourite';

/** The visible content of a teaser. */
type DrawnTeaser = { context: PageContext; events: readonly EventRow[] };

const drawnTeasers = new WeakMap<LightElement, DrawnTeaser>();
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
  const isOutdated = startRun(element, signal);
  const initialSource = eventSourceOf(element);
  // Only the settings tell whether a place can be looked up.
  const earlyRequest = namesPlace(inputOf(element)) ? undefined : findTeaserEvents(initialSource, inputOf(element));
  // Handled below, once the host is final.
  earlyRequest?.catch(() => undefined);
  const context = await pageContextOf(element);
  if (isOutdated()) return;
  const request =
    earlyRequest && context.host === initialSource.host ? earlyRequest : findTeaserEvents(context, inputOf(element));
  const isQuick = await Promise.race([request.then(Boolean, Boolean), delay(FRAME_DELAY_MS)]);
  if (isOutdated()) return;
  // The page's own content stays until there is something better.
  if (!isQuick && !drawnTeasers.has(element) && !element.shadowRoot?.querySelector('slot'))
    drawTeaser(element, context, { step: 'waiting' });
  try {
    const events = await request;
    if (isOutdated()) return;
    drawTeaser(element, context, { step: 'ready', events });
    if (!drawnTeasers.has(element)) dispatchReady(element);
    drawnTeasers.set(element, { context, events });
  } catch (error) {
    if (isOutdated()) return;
    drawTeaser(element, context, { step: 'failed' });
    drawnTeasers.delete(element);
    dispatch(element, 'portal-error', { reason: 'call', message: String(error) });
  }
}

function drawTeaser(element: LightElement, { settings, translation, host }: PageContext, state: TeaserState) {
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
  watchCarousel(root);
}

const buttonIn = (root: ShadowRoot, action: string) => root.querySelector<HTMLElement>(`[data-act="${action}"]`);

/** Adds the listeners of a teaser while it is on the page. */
export function startTeaser(element: LightElement, signal: AbortSignal): void {
  element.addEventListener('click', (event) => handleClick(element, event, signal), { signal });
  const unsubscribe = onOwnWrite(eventSourceOf(element).host, () => void showTeaser(element, signal));
  signal.addEventListener('abort', unsubscribe);
  window.addEventListener(
    'storage',
    ({ key }) => {
      const drawn = drawnTeasers.get(element);
      // The key is null when another tab has cleared the whole storage.
      if (drawn && (key === null || key === favouritesKey(drawn.context.host)))
        showFavourites(element, drawn.context.host, drawn.events);
    },
    { signal },
  );
}

function handleClick(element: LightElement, event: MouseEvent, signal: AbortSignal) {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return;
  const action = target.closest('[data-act]')?.getAttribute('data-act');
  if (action === 'retry') void showTeaser(element, signal);
  else if (action === 'back' || action === 'on') stepCarousel(target.closest('.teaser'), action === 'on' ? 1 : -1);
  else if (action === 'close') closeDetail(element);
  else handleCardClick(element, event, target);
}

/** Handles a click on a card's favourite button, or on its link if the event opens in place. */
function handleCardClick(element: LightElement, event: MouseEvent, target: Element) {
  const drawn = drawnTeasers.get(element);
  const card = target.closest('li');
  const clickedEvent = drawn?.events[[...(card?.parentElement?.children ?? [])].indexOf(card as Element)];
  if (!drawn || !clickedEvent) return;
  if (target.closest('.card-heart')) return toggleShownFavourite(drawn.context.host, clickedEvent.id);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !target.closest('a[data-route]')) return;
  event.preventDefault();
  const route = withLocale(paths.event(clickedEvent.id), drawn.context.translation.locale);
  if (dispatch(element, 'portal-navigate', { route })) openDetail(element, clickedEvent.id, drawn.context);
}
