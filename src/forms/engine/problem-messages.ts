import { msg, plural } from '@lingui/core/macro';
import type { Translate } from '../../i18n/translation';
import type { FieldProblem } from './form-store';

/**
 * Returns the messages that are the same in every form (spec section 5, "Generic messages").
 *
 * @returns undefined for codes of a single form
 */
export function genericMessage({ code, params = {} }: FieldProblem, _: Translate): string | undefined {
  const max = Number(params.max);
  const min = Number(params.min);
  // Without its limit, the message would have a gap.
  const lacksLimit = (code === 'too_short' && !(min > 0)) || (code === 'too_long' && !(max > 0));
  switch (lacksLimit ? undefined : code) {
    case 'required':
      return _(msg`Bitte füllen Sie dieses Feld aus.`);
    case 'number':
      return _(msg`Bitte geben Sie nur Ziffern ein.`);
    case 'too_short':
      return _(msg`Bitte geben Sie mindestens ${plural(min, { one: '# Zeichen', other: '# Zeichen' })} ein.`);
    case 'too_long':
      if (params.kind === 'digits')
        return _(msg`Bitte geben Sie höchstens ${plural(max, { one: '# Ziffer', other: '# Ziffern' })} ein.`);
      return _(msg`Bitte kürzen Sie auf höchstens ${plural(max, { one: '# Zeichen', other: '# Zeichen' })}.`);
    case 'email':
      return _(msg`Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.`);
    case 'phone':
      return _(msg`Bitte geben Sie eine vollständige Telefonnummer mit Vorwahl ein, zum Beispiel 0791 12345.`);
    case 'url':
      return _(msg`Bitte geben Sie eine vollständige Internetadresse ein, zum Beispiel www.beispiel.de.`);
    case 'regex':
      return _(msg`Diese Angabe passt hier nicht. Bitte prüfen Sie sie.`);
    case 'characters':
      return _(msg`Bitte entfernen Sie Sonderzeichen, die hier nicht möglich sind.`);
    case 'unpicked':
      return _(msg`Bitte wählen Sie einen der Vorschläge aus, oder leeren Sie das Feld.`);
    case 'unknown':
      return _(msg`Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.`);
    case 'upload_failed':
      return _(msg`Dieses Bild ist nicht angekommen. Bitte versuchen Sie es noch einmal, oder entfernen Sie es.`);
    default:
      return undefined;
  }
}

/** Returns the messages of every form; for unknown codes, one that asks to check the input. */
export const commonMessage = (problem: FieldProblem, _: Translate): string =>
  genericMessage(problem, _) ?? _(msg`Bitte prüfen Sie diese Angabe.`);
