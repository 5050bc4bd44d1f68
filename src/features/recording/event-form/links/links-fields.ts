import { msg } from '@lingui/core/macro';

const url = {
  label: msg`Internetadresse`,
  missing: msg`Bitte geben Sie die Internetadresse ein.`,
};

/** The fields of an event's links and ticket agencies. */
export const linksFields = {
  links: {
    section: 'links',
    label: msg`Links`,
    row: (number: number) => msg`Link ${number}`,
    hasFrames: true as const,
    rows: {
      kind: { label: msg`Wohin der Link führt` },
      url,
      text: { label: msg`Angezeigter Text`, missing: msg`Bitte geben Sie einen Text für den Link ein.` },
    },
  },
  ticketAgencies: {
    section: 'links',
    label: msg`Vorverkaufsstellen`,
    row: (number: number) => msg`Vorverkaufsstelle ${number}`,
    hasFrames: true as const,
    rows: {
      name: { label: msg`Name`, missing: msg`Bitte geben Sie den Namen der Vorverkaufsstelle ein.` },
      url,
      phone: { label: msg`Telefon` },
      street: { label: msg`Straße und Hausnummer` },
      zipcode: { label: msg`Postleitzahl` },
      city: { label: msg({ message: 'Ort', context: 'address' }) },
    },
  },
};
