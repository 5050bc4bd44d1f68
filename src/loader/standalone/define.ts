import type { ElementTag } from '../../elements/registry';
import { defineLight } from './light-element';
import { watchAppearance } from './page-context';
import { showSearch, startSearch } from './search';
import { showTeaser, startTeaser } from './teaser';

/* The elements that need no application: the loader's code draws them and handles their events. */

/** Defines `<event-teaser>` or `<event-search>`. */
export function define(tag: ElementTag): void {
  const [start, show] = tag === 'event-teaser' ? [startTeaser, showTeaser] : [startSearch, showSearch];
  defineLight({
    tag,
    start(element, signal) {
      watchAppearance(element, signal);
      start(element, signal);
    },
    show,
  });
}
