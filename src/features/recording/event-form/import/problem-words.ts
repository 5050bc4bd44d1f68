import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Say } from '../../../../i18n/speech';
import type { FileProblem, Gap } from './found-event';

const PROBLEMS: Readonly<Record<FileProblem['code'], MessageDescriptor>> = {
  too_large: msg`Die Datei ist größer als 5 MB. Bitte wählen Sie eine kleinere.`,
  empty: msg`Die Datei ist leer.`,
  unknown_kind: msg`Das ist weder ein Kalender noch eine gespeicherte Internetseite. Bitte wählen Sie eine Datei mit der Endung .ics, .html oder .json.`,
  no_event: msg`In der Datei steht keine Veranstaltung. Eine Internetseite muss ihre Veranstaltung für Suchmaschinen beschreiben (schema.org).`,
  broken: msg`Die Datei ist beschädigt oder unvollständig. Bitte laden Sie sie noch einmal herunter.`,
  unreadable: msg`Die Datei lässt sich nicht lesen. Bitte wählen Sie eine andere.`,
};

/** Why a file gives nothing, and what to do. */
export const fileProblemWords = (code: FileProblem['code'], say: Say): string => say(PROBLEMS[code]);

/** What of a file is not taken over, or not as it stands there, and why. */
export function gapWords({ code, params = {} }: Gap, say: Say): string {
  const count = Number(params.count);
  const { most = '', zone = '', currency = '', url = '' } = params;
  switch (code) {
    case 'past':
      return say(
        msg`${plural(count, { one: 'Ein Termin ist vorbei und fehlt deshalb.', other: '# Termine sind vorbei und fehlen deshalb.' })}`,
      );
    case 'endless':
      return say(msg`Die Serie hat kein Ende. Übernommen werden die Termine eines Jahres.`);
    case 'more':
      return say(msg`Es sind mehr Termine, als möglich sind. Übernommen werden die ersten ${most}.`);
    case 'rule':
      return say(
        msg`Nach welcher Regel sich die Veranstaltung wiederholt, ist nicht lesbar. Bitte ergänzen Sie die übrigen Termine.`,
      );
    case 'listed':
      return say(msg`Eine Serie mit dieser Regel gibt es hier nicht. Die Termine stehen deshalb einzeln da.`);
    case 'only_series':
      return say(
        msg`${plural(count, { one: 'Ein einzelner Termin fehlt, weil hier nur Serien möglich sind.', other: '# einzelne Termine fehlen, weil hier nur Serien möglich sind.' })}`,
      );
    case 'unreadable_date':
      return say(msg`Der Termin fehlt oder ist nicht lesbar.`);
    case 'zone':
      return say(msg`Die Zeitzone „${zone}“ ist nicht bekannt. Bitte prüfen Sie die Uhrzeiten.`);
    case 'picture':
      return url
        ? say(msg`Das Bild ${url} müssen Sie selbst hochladen. Bitte achten Sie auf die Rechte.`)
        : say(msg`Ein Bild in der Datei müssen Sie selbst hochladen.`);
    case 'currency':
      return say(msg`Preise in ${currency} fehlen: Hier stehen alle Preise in Euro.`);
    case 'price':
      return say(msg`Ein Preis ist nicht lesbar.`);
    case 'link':
      return say(msg`${url} ist keine Adresse einer Internetseite.`);
    case 'cut':
      return say(msg`Die Beschreibung ist sehr lang. Übernommen werden die ersten ${most} Zeichen.`);
    case 'people':
      return say(msg`Die Gäste des Kalenders bleiben dort: Sie sind nicht für alle bestimmt.`);
    case 'attachment':
      return say(
        msg`${plural(count, { one: 'Eine angehängte Datei bleibt im Kalender.', other: '# angehängte Dateien bleiben im Kalender.' })}`,
      );
  }
}
