/**
 * How an advert is taxed, by the codes of UNTDID 5305 that EN 16931 takes: `S` with VAT, `Z` at a rate of nothing, `AE`
 * reverse charge, `O` not taxable here, `E` exempt because the seller is a small business.
 */
export const VAT_CATEGORIES = ['S', 'Z', 'AE', 'O', 'E'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/**
 * Says why an invoice has no VAT, word for word as the invoice does and in its language. A category that needs no reason
 * has none.
 */
export const VAT_NOTES: Readonly<Partial<Record<VatCategory, Readonly<Record<'de' | 'en', string>>>>> = {
  // Article 226 (11a) of directive 2006/112/EC and § 14a (5) UStG ask for these very words.
  AE: {
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    en: 'Reverse charge: the recipient of the service owes the VAT.',
  },
  O: {
    de: 'Nicht im Inland steuerbar: Leistungsort beim Empfänger außerhalb der EU (§ 3a Abs. 2 UStG).',
    en: 'Not subject to German VAT: the place of supply is that of the recipient outside the EU (§ 3a (2) UStG).',
  },
  E: {
    de: 'Steuerfrei, ohne Ausweis von Umsatzsteuer: Kleinunternehmer (§ 19 UStG).',
    en: 'Exempt, no VAT is charged: small business (§ 19 UStG).',
  },
};

/** The sentence of a category in a language; undefined where VAT is charged, or nothing has to be said. */
export const vatNote = (category: VatCategory | undefined, language: 'de' | 'en'): string | undefined =>
  category && VAT_NOTES[category]?.[language];
