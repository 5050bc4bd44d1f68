import { catalogs, firstTexts } from './catalogs';
import { messages as german } from './de.po?main';

/** The texts of the first screens, the shell, and every part without texts of its own. */
export const mainTexts = /* @__PURE__ */ catalogs({
  de: async () => ({ messages: { ...(await firstTexts.load('de')), ...german } }),
  async en() {
    const [first, { messages }] = await Promise.all([firstTexts.load('en'), import('./en.po?main')]);
    return { messages: { ...first, ...messages } };
  },
});
