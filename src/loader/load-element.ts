import { type ElementTag, isLight } from '../elements/registry';
import { fetchApplication, loadCore } from './application-code';
import type { InitialCode } from './first-screen';

/** The module of an element. One that draws its first screen itself calls `fetchOthers` after its requests. */
type ElementModule = { define(tag: ElementTag, fetchOthers: () => void): void | Promise<void> };

const standalone = () => import('./standalone/define');
/** The modules of elements; all others are defined by the core. */
const ELEMENTS: Partial<Record<ElementTag, () => Promise<ElementModule>>> = {
  'event-portal': () => import('../elements/event-portal'),
  'article-list': () => import('./article-list'),
  'event-teaser': standalone,
  'event-search': standalone,
};

const loading = new Map<ElementTag, Promise<void>>();

/**
 * Loads and defines an element and everything that its first screen needs.
 *
 * @throws when the second try fails, too
 */
export function loadElement(tag: ElementTag, code: InitialCode): Promise<void> {
  const pending = loading.get(tag);
  if (pending) return pending;
  const load = ELEMENTS[tag] ?? loadCore;
  const fetchOthers = () => fetchApplication(code);
  const promise = code.mayLoadApplication
    .then(() => {
      if (tag !== 'article-list' && !isLight(tag)) fetchOthers();
      return load().catch(load);
    })
    .then(({ define }) => define(tag, fetchOthers));
  loading.set(tag, promise);
  // A later element of the same kind tries again.
  promise.catch(() => loading.delete(tag));
  return promise;
}
