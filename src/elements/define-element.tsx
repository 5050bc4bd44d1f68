import r2wc from '@r2wc/react-to-web-component';
import { firstListRoute } from '../cards/list-input';
import { warnOnce } from '../lib/warn';
import { localeOfPath, withLocale } from '../routing/locale-prefix';
import '../ui/react-runtime';
import type { ElementDefinition } from './element-definition';
import { ElementRoot } from './element-root';
import { disposeRouter, routerOf } from './element-router-of';
import { requestNavigation } from './emit';
import { type R2wcElement, withElementMethods } from './portal-element';
import { preloadFirstRender } from './preload-first-render';
import { readFilter } from './read-filter';
import type { ElementTag } from './registry';

/** Defines a tag once; a second definition, by another copy of the bundle, is skipped with one warning. */
export function defineElement<Tag extends ElementTag>(definition: ElementDefinition<Tag>): void {
  const { tag } = definition;
  if (customElements.get(tag)) {
    warnOnce(`<${tag}> is defined already.`);
    return;
  }
  // r2wc types the container as an element; with `shadow` it is the shadow root.
  const Mount = ({ container }: { container?: unknown }) =>
    container instanceof ShadowRoot ? <ElementRoot root={container} definition={definition} /> : null;
  const Base = r2wc(Mount, { shadow: 'open' }) as unknown as new () => R2wcElement;
  customElements.define(
    tag,
    withElementMethods(Base, {
      tag,
      prepare: (element, signal) => preloadFirstRender(element, definition, signal),
      release: disposeRouter,
      navigate: (element, route) => requestNavigation(element, routerOf(element, definition), route),
      setFilter(element, filter) {
        const router = routerOf(element, definition);
        const route = firstListRoute({ ...element.input, ...readFilter(filter) });
        requestNavigation(element, router, withLocale(route, localeOfPath(router.route()).locale));
      },
    }),
  );
}
