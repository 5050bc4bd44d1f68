import createCache, { type EmotionCache } from '@emotion/cache';

/*
 * Emotion writes into one constructed sheet that every shadow root adopts. So there are no style elements and nothing
 * in the head of the host page. No inline style can be refused by a strict content security policy. Every rule exists
 * once.
 */

const KEY = 'portal';

/** The members that Emotion uses of its own sheet, which would create style elements. */
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
      // A browser throws on an unknown selector, such as one for another browser.
    }
  },
  hydrate() {},
  flush: () => emotionSheet.replaceSync(''),
};

/** Emotion's cache of the page. All supported browsers know the used rules without prefixes. */
export const emotionCache: EmotionCache = createCache({ key: KEY, stylisPlugins: [] });
emotionCache.sheet = writer as unknown as EmotionCache['sheet'];
