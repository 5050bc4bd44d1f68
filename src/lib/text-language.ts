/** As many texts as a client's settings may hold in a day of typing; whoever has more reads them as German. */
const MAX = 5_000;

/** Texts of clients that are English, as their settings say. */
const english = new Set<string>();

/** Notes that a text is English. */
export function noteEnglish(text: string): void {
  if (english.size < MAX) english.add(text);
}

/** The language of a text of the client, for the `lang` of what shows it; German unless its settings say otherwise. */
export const languageOfText = (text: string): 'de' | 'en' => (english.has(text) ? 'en' : 'de');
