/** @jsxImportSource #view */
import { msg, plural } from '@lingui/core/macro';
import { changeFilter, emptyFilter } from '../../model/event-filter';
import { adoptSheet } from '../../ui/adopt-sheet';
import { fragmentOf, toNodes } from '../../ui/jsx-to-dom';
import { drawWith } from '../../ui/shared-view-runtime';
import { draw, rootOf } from '../painter';
import { dispatchReady, type LightElement } from './light-element';
import { type PageContext, pageContextOf, startRun } from './page-context';
import { forgetSearches, rememberSearch } from './recent-searches';
import css from './search.css?inline';
import { SearchView, suggestionItems } from './search-view';
import { type SearchRequest, showResults } from './submit-search';
import { recentSuggestions, type Suggestion, suggestionsFor } from './suggestions';

/** The debounce of suggestions, in ms. */
const DEBOUNCE_MS = 200;

/** A search box on the page. */
type SearchBox = {
  context: PageContext;
  suggestions: readonly Suggestion[];
  /** The index of the suggestion that the keyboard has reached; -1 is the field itself. */
  active: number;
  timer?: ReturnType<typeof setTimeout>;
  /** The pending request; undefined once it is outdated. */
  pendingRequest?: object | undefined;
};

const boxes = new WeakMap<LightElement, SearchBox>();
let sheet: CSSStyleSheet | undefined;

function searchSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

const fieldOf = ({ shadowRoot }: LightElement) => shadowRoot?.querySelector<HTMLInputElement>('#what') ?? undefined;

/** Draws the box and keeps typed text, including that of the page's own field. Never rejects. */
export async function showSearch(element: LightElement, signal: AbortSignal): Promise<void> {
  const isOutdated = startRun(element, signal);
  const context = await pageContextOf(element);
  if (isOutdated()) return;
  const previousBox = boxes.get(element);
  const pageField = previousBox ? undefined : element.querySelector<HTMLInputElement>('input[name="q"]');
  const hadFocus = pageField !== undefined && pageField === document.activeElement;
  const root = rootOf(element, context.settings);
  adoptSheet(root, searchSheet());
  draw(
    root,
    drawWith(toNodes, () => <SearchView translation={context.translation} text={pageField?.value ?? ''} />),
  );
  clearTimeout(previousBox?.timer);
  const box: SearchBox = { context, suggestions: [], active: -1 };
  boxes.set(element, box);
  // A submit event does not leave the shadow root, unlike the others.
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    searchFor(element, box, signal);
  });
  if (hadFocus) fieldOf(element)?.focus();
  if (!previousBox) dispatchReady(element);
}

/** Adds the listeners of a search box while it is on the page. */
export function startSearch(element: LightElement, signal: AbortSignal): void {
  const listen = <Name extends 'input' | 'keydown' | 'mousedown' | 'click' | 'focusin' | 'focusout'>(
    name: Name,
    handle: (box: SearchBox, event: HTMLElementEventMap[Name]) => void,
  ) => {
    const listener = (event: HTMLElementEventMap[Name]) => {
      const box = boxes.get(element);
      if (box) handle(box, event);
    };
    element.addEventListener(name, listener as EventListener, { signal });
  };
  listen('input', (box) => suggest(element, box));
  listen('focusin', (box, event) => {
    if (targetOf(event) === fieldOf(element)) suggest(element, box);
  });
  listen('focusout', (box) => close(element, box));
  // Keeps the focus in the field.
  listen('mousedown', (_, event) => optionOf(event) && event.preventDefault());
  listen('keydown', (box, event) => handleKey(element, box, event, signal));
  listen('click', (box, event) => {
    const index = Number(optionOf(event)?.id.replace('suggestion-', '') ?? -1);
    choose(element, box, box.suggestions[index], signal);
  });
}

/** Returns the target of an event inside the element. */
const targetOf = (event: Event) => event.composedPath()[0];

function optionOf(event: Event): Element | null {
  const target = targetOf(event);
  return target instanceof Element ? target.closest('[role="option"]') : null;
}

/** Requests suggestions, debounced; drops a late response to an older text. */
function suggest(element: LightElement, box: SearchBox) {
  const request = { source: box.context, translation: box.context.translation };
  const text = fieldOf(element)?.value ?? '';
  clearTimeout(box.timer);
  box.pendingRequest = undefined;
  if (!text.trim()) return showSuggestions(element, box, recentSuggestions(request));
  box.pendingRequest = request;
  box.timer = setTimeout(async () => {
    const results = await suggestionsFor(text, request);
    if (boxes.get(element) === box && box.pendingRequest === request && element.shadowRoot?.activeElement)
      showSuggestions(element, box, results);
  }, DEBOUNCE_MS);
}

function showSuggestions(element: LightElement, box: SearchBox, suggestions: readonly Suggestion[]) {
  box.suggestions = suggestions;
  box.active = -1;
  const list = element.shadowRoot?.querySelector('[role="listbox"]');
  list?.replaceChildren(fragmentOf(drawWith(toNodes, () => suggestionItems(suggestions))));
  list?.toggleAttribute('hidden', suggestions.length === 0);
  const field = fieldOf(element);
  field?.setAttribute('aria-expanded', String(suggestions.length > 0));
  field?.removeAttribute('aria-activedescendant');
  const status = element.shadowRoot?.querySelector('[role="status"]');
  const count = suggestions.length;
  const { _ } = box.context.translation;
  if (status)
    status.textContent = count > 0 ? _(msg`${plural(count, { one: '# Vorschlag', other: '# Vorschläge' })}`) : '';
}

function close(element: LightElement, box: SearchBox) {
  clearTimeout(box.timer);
  box.pendingRequest = undefined;
  showSuggestions(element, box, []);
}

function handleKey(element: LightElement, box: SearchBox, event: KeyboardEvent, signal: AbortSignal) {
  // While an input method composes a character, keys are not meant for the list.
  if (event.isComposing || targetOf(event) !== fieldOf(element)) return;
  const { key } = event;
  const isOpen = box.suggestions.length > 0;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (isOpen) moveActive(element, box, key === 'ArrowDown' ? 1 : -1);
    else suggest(element, box);
  } else if (key === 'Escape') {
    // While no list is open, the key belongs to the page.
    if (isOpen) event.preventDefault();
    if (isOpen) event.stopPropagation();
    close(element, box);
  } else if (key === 'Enter' && box.suggestions[box.active]) {
    event.preventDefault();
    choose(element, box, box.suggestions[box.active], signal);
  }
}

/** Moves the active suggestion cyclically, with the field as one stop. */
function moveActive(element: LightElement, box: SearchBox, offset: 1 | -1) {
  const stops = box.suggestions.length + 1;
  box.active = ((box.active + 1 + offset + stops) % stops) - 1;
  const field = fieldOf(element);
  field?.removeAttribute('aria-activedescendant');
  element.shadowRoot?.querySelectorAll('[role="option"]').forEach((option, index) => {
    option.setAttribute('aria-selected', String(index === box.active));
    if (index !== box.active) return;
    field?.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  });
}

function choose(element: LightElement, box: SearchBox, chosen: Suggestion | undefined, signal: AbortSignal) {
  if (!chosen) return;
  close(element, box);
  if (chosen.kind === 'forget') return forgetSearches(box.context.host);
  const field = fieldOf(element);
  if (field) field.value = chosen.label;
  submit(element, box, chosen, signal);
}

/** Searches for the text of the field; an empty text shows everything. */
function searchFor(element: LightElement, box: SearchBox, signal: AbortSignal) {
  const q = fieldOf(element)?.value.trim() ?? '';
  close(element, box);
  if (q) rememberSearch(box.context.host, q);
  submit(element, box, { filter: changeFilter(emptyFilter(), { q }) }, signal);
}

function submit(element: LightElement, box: SearchBox, request: SearchRequest, signal: AbortSignal) {
  // While the field has the focus, the keyboard of a phone covers the results.
  if (matchMedia('(pointer: coarse)').matches) fieldOf(element)?.blur();
  void showResults(element, request, box.context.translation.locale, signal);
}
