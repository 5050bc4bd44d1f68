/** Messages of the settings parser, each with what the operator reads instead: the allowed values. */
const WORDS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/ between `(-?[\d.]+)` and `(-?[\d.]+)`/, ([, least, most]) => `Erlaubt ist eine Zahl von ${least} bis ${most}.`],
  [/^Expected an? integer/, () => 'Erlaubt ist eine ganze Zahl.'],
  [/^Expected an? number/, () => 'Erlaubt ist eine Zahl.'],
  [/ type `boolean`/, () => 'Erlaubt ist true oder false.'],
  [/^Expected a string/, () => 'Erlaubt ist ein Text in Anführungszeichen.'],
  [
    /^Expected one of `([^`]*)`/,
    ([, values = '']) => `Erlaubt ist einer dieser Werte: ${values.replaceAll(',', ', ')}.`,
  ],
  [/^Expected the literal `([^`]*)`/, ([, value]) => `Erlaubt ist nur ${value}.`],
  [/^Expected a list/, () => 'Erlaubt ist eine Liste: [ … ].'],
  [/^Expected an object/, () => 'Erlaubt ist ein Objekt: { … }.'],
  [/^Expected at most (\d+) entries/, ([, most]) => `Erlaubt sind höchstens ${most} Einträge.`],
  [/^Left out/, () => 'Dem Eintrag fehlt eine nötige Angabe.'],
];

/** Why a setting does not count, in German; a message without words of its own gets general ones. */
export function settingWords(message: string): string {
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(message);
    if (found) return words(found);
  }
  return 'Ein Wert dieser Art ist hier nicht erlaubt.';
}
