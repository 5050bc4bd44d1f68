/** @jsxImportSource #view */
import { msg, plural } from '@lingui/core/macro';
import { changeFilter, emptyFilter } from '../../model/event-filter';
import { adoptSheet } from '../../ui/adopt-sheet';
import { fragmentOf, toNodes } from '../../ui/jsx-to-dom';
import { drawWith } from '../../ui/shared-view-runtime';
import { draw, rootOf } from '../painter';
import { type LightElement, tellReady } from './light-element';
import { begins, type ElementSurroundings, surroundingsOf } from './page-context';
import { forgetSearches, rememberSearch } from './recent-searches';
import css from './search.css?inline';
import { SearchView, suggestionItems } from './search-view';
import { type SearchRequest, showResults } from './submit-search';
import { recentOnes, type Suggestion, suggestionsFor } from './suggestions';

/** The debounce of suggestions, in ms. */
const PAUSE_MS = 200;

/** A search box on the page. */
type Box = {
  around: ElementSurroundings;
  suggestions: readonly Suggestion[];
  /** The index of the suggestion that the keyboard has reached; -1 is the field itself. */
  active: number;
  timer?: ReturnType<typeof setTimeout>;
  /** The pending request; undefined once it is outdated. */
  asked?: object | undefined;
};

const boxes = new WeakMap<LightElement, Box>();
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
  const isOver = begins(element, signal);
  const around = await surroundingsOf(element);
  if (isOver()) return;
  const before = boxes.get(element);
  const own = before ? undefined : element.querySelector<HTMLInputElement>('input[name="q"]');
  const hadFocus = own !== undefined && own === document.activeElement;
  const root = rootOf(element, around.settings);
  adoptSheet(root, searchSheet());
  draw(
    root,
    drawWith(toNodes, () => <SearchView translation={around.translation} text={own?.value ?? ''} />),
  );
  clearTimeout(before?.timer);
  const box: Box = { around, suggestions: [], active: -1 };
  boxes.set(element, box);
  // A submit event does not leave the shadow root, unlike the others.
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    searchFor(element, box, signal);
  });
  if (hadFocus) fieldOf(element)?.focus();
  if (!before) tellReady(element);
}

/** Adds the listeners of a search box while it is on the page. */
export function beginSearch(element: LightElement, signal: AbortSignal): void {
  const on = <Name extends 'input' | 'keydown' | 'mousedown' | 'click' | 'focusin' | 'focusout'>(
    name: Name,
    act: (box: Box, event: HTMLElementEventMap[Name]) => void,
  ) => {
    const listener = (event: HTMLElementEventMap[Name]) => {
      const box = boxes.get(element);
      if (box) act(box, event);
    };
    element.addEventListener(name, listener as EventListener, { signal });
  };
  on('input', (box) => typed(element, box));
  on('focusin', (box, event) => {
    if (targetOf(event) === fieldOf(element)) typed(element, box);
  });
  on('focusout', (box) => close(element, box));
  // Keeps the focus in the field.
  on('mousedown', (_, event) => optionOf(event) && event.preventDefault());
  on('keydown', (box, event) => pressed(element, box, event, signal));
  on('click', (box, event) => {
    const place = Number(optionOf(event)?.id.replace('suggestion-', '') ?? -1);
    choose(element, box, box.suggestions[place], signal);
  });
}

/** Returns the target of an event inside the element. */
const targetOf = (event: Event) => event.composedPath()[0];

function optionOf(event: Event): Element | null {
  const target = targetOf(event);
  return target instanceof Element ? target.closest('[role="option"]') : null;
}

/** Requests suggestions, debounced; drops a late response to an older text. */
function typed(element: LightElement, box: Box) {
  const asked = { source: box.around, translation: box.around.translation };
  const words = fieldOf(element)?.value ?? '';
  clearTimeout(box.timer);
  box.asked = undefined;
  if (!words.trim()) return open(element, box, recentOnes(asked));
  box.asked = asked;
  box.timer = setTimeout(async () => {
    const found = await suggestionsFor(words, asked);
    if (boxes.get(element) === box && box.asked === asked && element.shadowRoot?.activeElement)
      open(element, box, found);
  }, PAUSE_MS);
}

function open(element: LightElement, box: Box, suggestions: readonly Suggestion[]) {
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
  const { _ } = box.around.translation;
  if (status)
    status.textContent = count > 0 ? _(msg`${plural(count, { one: '# Vorschlag', other: '# Vorschläge' })}`) : '';
}

function close(element: LightElement, box: Box) {
  clearTimeout(box.timer);
  box.asked = undefined;
  open(element, box, []);
}

function pressed(element: LightElement, box: Box, event: KeyboardEvent, signal: AbortSignal) {
  // While an input method composes a character, keys are not meant for the list.
  if (event.isComposing || targetOf(event) !== fieldOf(element)) return;
  const { key } = event;
  const isOpen = box.suggestions.length > 0;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (isOpen) moveTo(element, box, key === 'ArrowDown' ? 1 : -1);
    else typed(element, box);
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
function moveTo(element: LightElement, box: Box, by: 1 | -1) {
  const places = box.suggestions.length + 1;
  box.active = ((box.active + 1 + by + places) % places) - 1;
  const field = fieldOf(element);
  field?.removeAttribute('aria-activedescendant');
  element.shadowRoot?.querySelectorAll('[role="option"]').forEach((option, index) => {
    option.setAttribute('aria-selected', String(index === box.active));
    if (index !== box.active) return;
    field?.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  });
}

function choose(element: LightElement, box: Box, chosen: Suggestion | undefined, signal: AbortSignal) {
  if (!chosen) return;
  close(element, box);
  if (chosen.kind === 'forget') return forgetSearches(box.around.host);
  const field = fieldOf(element);
  if (field) field.value = chosen.label;
  lead(element, box, chosen, signal);
}

/** Searches for the text of the field; an empty text shows everything. */
function searchFor(element: LightElement, box: Box, signal: AbortSignal) {
  const q = fieldOf(element)?.value.trim() ?? '';
  close(element, box);
  if (q) rememberSearch(box.around.host, q);
  lead(element, box, { filter: changeFilter(emptyFilter(), { q }) }, signal);
}

function lead(element: LightElement, box: Box, wanted: SearchRequest, signal: AbortSignal) {
  // While the field has the focus, the keyboard of a phone covers the results.
  if (matchMedia('(pointer: coarse)').matches) fieldOf(element)?.blur();
  void showResults(element, wanted, box.around.translation.locale, signal);
}
