import createCache, { type EmotionCache } from '@emotion/cache';

/*
 * Emotion writes into one constructed sheet that every shadow root adopts: no style elements, nothing in the head of
 * the host page, no inline styles for a strict content security policy to refuse, and every rule exists once.
 */

const KEY = 'portal';

/** What Emotion uses of its own sheet, which would make style elements. */
type SheetLike = Pick<EmotionCache['sheet'], 'key' | 'tags' | 'container' | 'before' | 'isSpeedy'> & {
  insert(rule: string): void;
  hydrate(): void;
  flush(): void;
};

/** The sheet that all styled screens share. */
export const emotionSheet = new CSSStyleSheet();

const writer: SheetLike = {
  key: KEY,
  tags: [],
  container: document.head,
  before: null,
  isSpeedy: true,
  insert(rule) {
    try {
      emotionSheet.insertRule(rule, emotionSheet.cssRules.length);
    } catch {
      // A browser throws on a selector that it does not know, as one that is meant for another browser.
    }
  },
  hydrate() {},
  flush: () => emotionSheet.replaceSync(''),
};

/** Emotion's cache of the page. All browsers we serve know the rules we use without prefixes. */
export const emotionCache: EmotionCache = createCache({ key: KEY, stylisPlugins: [] });
emotionCache.sheet = writer as unknown as EmotionCache['sheet'];
