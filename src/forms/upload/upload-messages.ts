import { msg } from '@lingui/core/macro';
import type { Translation } from '../../i18n/translation';
import type { RefusedFile } from './upload-attempt';
import type { UploadState } from './upload-state';

const FAILED = msg`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`;

const FAILURES = {
  unsupported_type: msg`Das ist kein JPEG- oder PNG-Bild. Bitte wählen Sie eine andere Datei.`,
  empty_file: msg`Diese Datei ist leer. Bitte wählen Sie eine andere.`,
  too_many_pixels: msg`Dieses Bild ist zu groß. Bitte verkleinern Sie es, und wählen Sie es noch einmal.`,
  broken_picture: msg`Dieses Bild ist beschädigt oder unvollständig. Bitte wählen Sie eine andere Datei.`,
  too_many_uploads: msg`Sie haben heute die Höchstzahl an Bildern erreicht. Bitte versuchen Sie es morgen wieder.`,
  storage_full: msg`Auf dem Server ist gerade kein Platz für Bilder. Bitte versuchen Sie es später noch einmal.`,
  storage_unavailable: msg`Der Server kann gerade keine Bilder speichern. Bitte versuchen Sie es gleich noch einmal.`,
  offline: msg`Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.`,
  unreachable: msg`Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  timeout: msg`Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.`,
  busy: msg`Gerade ist viel los. Bitte versuchen Sie es gleich noch einmal.`,
  denied: msg`Sie sind nicht mehr angemeldet. Melden Sie sich an, und versuchen Sie es noch einmal.`,
  token_invalid: msg`Sie sind nicht mehr angemeldet. Melden Sie sich an, und versuchen Sie es noch einmal.`,
  file_gone: msg`Dieses Bild war noch nicht hochgeladen, als die Seite geschlossen wurde. Bitte wählen Sie es noch einmal.`,
} as const;

const isKnown = (code: string): code is keyof typeof FAILURES => Object.hasOwn(FAILURES, code);

const MEGABYTE = 1_048_576;

/** Describes the state of an upload. */
export function stateMessage(state: UploadState, { _, locale }: Translation): string {
  switch (state.name) {
    case 'idle':
      return _(msg`Wartet`);
    case 'loading':
      return _(msg`Wird vorbereitet`);
    case 'processing': {
      const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(state.share);
      return state.share < 1 ? _(msg`Wird hochgeladen, ${percent}`) : _(msg`Wird gespeichert`);
    }
    case 'complete':
      return _(msg`Hochgeladen`);
    case 'aborted':
      return _(msg`Abgebrochen`);
    case 'error':
      return failureMessage(state, { _, locale });
  }
}

/** Describes why a file was rejected. */
export const refusedMessage = (
  { name, code, params }: RefusedFile,
  translation: Omit<Translation, 'today'>,
): string => {
  const reason = failureMessage({ code, ...(params && { params }) }, translation);
  return translation._(msg`„${name}“ wurde nicht übernommen. ${reason}`);
};

function failureMessage(
  { code, params }: { code: string; params?: Readonly<Record<string, unknown>> },
  translation: Omit<Translation, 'today'>,
) {
  const most = Math.floor(Number(params?.max) / MEGABYTE);
  if (code === 'too_large')
    return most > 0
      ? translation._(msg`Diese Datei ist zu groß. Möglich sind höchstens ${most} MB.`)
      : translation._(
          msg`Diese Datei ist zu groß für den Server. Bitte verkleinern Sie das Bild, und wählen Sie es noch einmal.`,
        );
  return translation._(isKnown(code) ? FAILURES[code] : FAILED);
}

/** Formats the size of a file: '1,4 MB'. */
export function fileSizeLabel(bytes: number, locale: string): string {
  const [value, unit] = bytes < MEGABYTE ? [Math.max(1, bytes / 1024), 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
