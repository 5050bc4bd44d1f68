import { msg } from '@lingui/core/macro';

/** The fields of a record's pictures. */
export const picturesFields = {
  media: {
    section: 'pictures',
    label: msg`Bilder`,
    row: (number: number) => msg`Bild ${number}`,
    hasFrames: true as const,
    rows: {
      file: { label: msg`Datei` },
      alt: {
        label: msg`Beschreibung für alle, die das Bild nicht sehen`,
        missing: msg`Bitte beschreiben Sie, was auf dem Bild zu sehen ist.`,
      },
      agency: { label: msg`Agentur` },
      author: { label: msg`Urheber` },
      copyright: { label: msg`Copyright` },
      description: { label: msg`Bildunterschrift` },
      location: { label: msg`Ort der Aufnahme` },
      title: { label: msg`Titel des Bildes` },
      focalPoint: { label: msg`Wichtigste Stelle` },
      crop: { label: msg`Ausschnitt` },
      listCrop: { label: msg`Ausschnitt in der Übersicht` },
    },
  },
};
