import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type ErrorTable, SAVE_ERRORS, withHints } from '../../../app/error-messages';
import type { FieldProblem } from '../../../forms/engine/form-store';
import type { RecordKind } from '../record-kind';

/** The messages for problems of fields by their code (spec section 5, "Event"). */
const FIELD_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  past: msg`Dieser Tag ist vorbei. Bitte geben Sie einen späteren ein.`,
  end_before_start: msg`Das Ende liegt vor dem Anfang. Bitte prüfen Sie beide Tage.`,
  midnight_start: msg`24:00 Uhr ist das Ende dieses Tages. Bitte wählen Sie den nächsten Tag und 00:00 Uhr.`,
  whole_day: msg`Bitte wählen Sie „Ganztägig“ für die Zeit von Mitternacht bis Mitternacht.`,
  until_before_from: msg`Das Ende liegt vor dem Anfang. Bitte prüfen Sie beide Uhrzeiten.`,
  no_time: msg`Bitte geben Sie eine Uhrzeit ein, oder wählen Sie „Ganztägig“.`,
  no_dates: msg`Diese Serie hat keinen Termin. Bitte prüfen Sie die Angaben.`,
  not_allowed: msg`Termine dieser Art sind hier nicht möglich. Bitte entfernen Sie sie.`,
  repeated: msg`Diese Angabe gibt es zweimal. Bitte entfernen Sie eine davon.`,
  location_or_promoter: msg`Bitte wählen Sie einen Ort oder einen Veranstalter.`,
  to_below_from: msg`Der höhere Preis liegt unter dem niedrigeren. Bitte prüfen Sie beide.`,
  relation_awaiting: msg`Diese Organisation ist noch nicht freigegeben. Bitte wählen Sie eine andere, oder speichern Sie einen Entwurf.`,
  relation_changed: msg`Diese Organisation wurde geändert und ist noch nicht freigegeben. Bitte wählen Sie eine andere, oder speichern Sie einen Entwurf.`,
  relation_rejected: msg`Diese Organisation wurde abgelehnt. Bitte wählen Sie eine andere.`,
  relation_blocked: msg`Diese Organisation ist gesperrt. Bitte wählen Sie eine andere.`,
  relation_removal: msg`Diese Organisation wird gerade entfernt. Bitte wählen Sie eine andere.`,
  other_organization: msg`Das gehört zu einer anderen Organisation. Umziehen kann damit nur, wer es eingetragen hat. Bitte wählen Sie die bisherige.`,
  unknown: msg`Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.`,
  choice: msg`Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.`,
  review: msg`Bitte ändern Sie diese Angabe. Den Grund finden Sie oben im Formular.`,
  too_formatted: msg`Der Text hat zu viele Formate und Links. Bitte entfernen Sie einige.`,
  wrong_type: msg`Diese Angabe passt hier nicht. Bitte prüfen Sie sie.`,
};

/** The messages for errors of saving an event, by their code. */
const EVENT_HINTS: Readonly<Record<string, MessageDescriptor>> = {
  recording_off: msg`Zurzeit können Sie keine Veranstaltungen eintragen. Ihre Eingaben bleiben auf diesem Gerät.`,
  expired: msg`Diese Veranstaltung ist vorbei und kann nicht mehr geändert werden.`,
  locked: msg`Diese Veranstaltung ist gesperrt und kann nicht geändert werden. Bitte wenden Sie sich an uns.`,
  taken_down: msg`Wir haben diese Veranstaltung herausgenommen. Speichern Sie sie als Entwurf; veröffentlichen können nur wir sie wieder.`,
  wrong_data: msg`Einige Angaben sind falsch. Wir wissen leider nicht, welche. Bitte prüfen Sie sie noch einmal.`,
  too_many_attempts: msg`Sie haben heute sehr viele Veranstaltungen eingetragen. Bitte machen Sie morgen weiter; Ihre Eingaben bleiben auf diesem Gerät.`,
};

const messageOf = (messages: Readonly<Record<string, MessageDescriptor>>, code: string | undefined) =>
  code !== undefined && Object.hasOwn(messages, code) ? messages[code] : undefined;

/** The messages for errors of saving an article, by their code. */
const ARTICLE_HINTS: typeof EVENT_HINTS = {
  articles_off: msg`Zurzeit können Sie keine Artikel schreiben. Ihre Eingaben bleiben auf diesem Gerät.`,
  expired: msg`Dieser Artikel ist zum letzten Mal erschienen und kann nicht mehr geändert werden.`,
  locked: msg`Dieser Artikel ist gesperrt und kann nicht geändert werden. Bitte wenden Sie sich an uns.`,
  taken_down: msg`Wir haben diesen Artikel herausgenommen. Speichern Sie ihn als Entwurf; veröffentlichen können nur wir ihn wieder.`,
  wrong_data: msg`Der Artikel ist nicht gespeichert. Einige Angaben sind falsch. Wir wissen leider nicht, welche.`,
  too_many_attempts: msg`Sie haben heute sehr viele Artikel eingetragen. Bitte machen Sie morgen weiter; Ihre Eingaben bleiben auf diesem Gerät.`,
};

/** Returns the messages for errors of saving a record. */
export const saveErrors = (kind: RecordKind['name']): ErrorTable =>
  withHints(SAVE_ERRORS, kind === 'event' ? EVENT_HINTS : ARTICLE_HINTS);

/** Returns the message for too few or too many entries; undefined for other codes. */
function amountMessage({ code, params = {} }: FieldProblem): MessageDescriptor | undefined {
  const min = Number(params.min);
  const max = Number(params.max);
  if (code === 'too_few')
    return msg`${plural(min, { one: 'Bitte geben Sie mindestens # an.', other: 'Bitte geben Sie mindestens # an.' })}`;
  if (code === 'too_many_before_event')
    return msg`${plural(max, { one: 'Vor der Veranstaltung ist höchstens # Erscheinungstag möglich.', other: 'Vor der Veranstaltung sind höchstens # Erscheinungstage möglich.' })}`;
  return undefined;
}

/** Returns the message for a problem of a record's field; undefined for codes that other forms have, too. */
export const recordFieldMessage = (problem: FieldProblem): MessageDescriptor | undefined =>
  messageOf(FIELD_MESSAGES, problem.code) ?? amountMessage(problem);
