/**
 * The VAT categories of an advert, as UNTDID 5305 codes used by EN 16931: `S` with VAT, `Z` zero rate, `AE` reverse
 * charge, `O` not taxable here, `E` exempt because the seller is a small business.
 */
export const VAT_CATEGORIES = ['S', 'Z', 'AE', 'O', 'E'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/** The reasons on an invoice why there is no VAT, in its language. A category that needs no reason has no entry. */
export const VAT_NOTES: Readonly<Partial<Record<VatCategory, Readonly<Record<'de' | 'en', string>>>>> = {
  // Article 226 (11a) of directive 2006/112/EC and § 14a (5) UStG require exactly these words.
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

/** Returns the reason of a category in a language; undefined where VAT is charged or no reason is needed. */
export const vatNote = (category: VatCategory | undefined, language: 'de' | 'en'): string | undefined =>
  category && VAT_NOTES[category]?.[language];
