import { chunks } from 'virtual:chunks';
import { isLight, type Tag } from '../elements/registry';
import type { Locale } from '../i18n/locale';

/** What decides which code the first screen needs. */
export type FirstCode = {
  locale: Locale;
  screen: 'list' | 'detail' | 'none';
  /** Settles when the line is free for the application: what the first card needs comes before it. */
  lineIsFree: Promise<unknown>;
};

const loading = new Map<Tag, Promise<void>>();

/** Chunks stand beside this script, wherever it was loaded from. */
function urlOf(file: string): string {
  // Not inside the call, which Vite would take for an asset of the sources.
  const path = `chunks/${file}.js`;
  return new URL(path, import.meta.url).href;
}

/** A failure shows when the entry imports the chunk; here it is only fetched early. */
function fetchEarly(files: readonly string[]): void {
  for (const file of files) import(/* @vite-ignore */ urlOf(file)).catch(() => undefined);
}

/**
 * Loads and defines an element. Every chunk that its first screen needs is asked for at once, not one by one as each
 * is discovered.
 *
 * @throws when a chunk cannot be fetched, also not the second time
 */
export function loadElement(tag: Tag, { locale, screen, lineIsFree }: FirstCode): Promise<void> {
  const known = loading.get(tag);
  if (known) return known;
  const [entry = '', ...others] = [...(chunks[tag] ?? []), ...chunks.core];
  const fetchOthers = () =>
    fetchEarly([...others, ...[screen, locale, `${screen} ${locale}`].flatMap((need) => chunks[need] ?? [])]);
  const promise = lineIsFree
    .then(() => {
      if (tag !== 'article-list' && !isLight(tag)) fetchOthers();
      return importTwice(urlOf(entry));
    })
    .then(({ define }) => define(tag, fetchOthers));
  loading.set(tag, promise);
  // An element of the same kind that comes later tries again.
  promise.catch(() => loading.delete(tag));
  return promise;
}

/** One that draws its first screen itself fetches the others when it has asked for what stands on that, or never. */
type ElementModule = { define(tag: Tag, fetchOthers: () => void): void | Promise<void> };

/** A chunk that fails on a shaky line is asked for once more. */
const importTwice = (url: string): Promise<ElementModule> =>
  import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ `${url}?again`));
