/** The maximum number of noted texts, more than settings contain in a day of typing; further ones count as German. */
const MAX_TEXTS = 5_000;

/** The client texts that are English, as the settings say. */
const englishTexts = new Set<string>();

/** Notes that a text is English. */
export function noteEnglish(text: string): void {
  if (englishTexts.size < MAX_TEXTS) englishTexts.add(text);
}

/** Returns the language of a client text for a `lang` attribute; German unless the settings say otherwise. */
export const languageOfText = (text: string): 'de' | 'en' => (englishTexts.has(text) ? 'en' : 'de');
