import type { ElementTag } from '../../elements/registry';
import { defineLight } from './light-element';
import { followLook } from './page-context';
import { beginSearch, showSearch } from './search';
import { beginTeaser, showTeaser } from './teaser';

/* The elements that need no application: the loader's code draws them and handles their events. */

/** Defines `<event-teaser>` or `<event-search>`. */
export function define(tag: ElementTag): void {
  const [begin, show] = tag === 'event-teaser' ? [beginTeaser, showTeaser] : [beginSearch, showSearch];
  defineLight({
    tag,
    begin(element, signal) {
      followLook(element, signal);
      begin(element, signal);
    },
    show,
  });
}
