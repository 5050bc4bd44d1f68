import { msg } from '@lingui/core/macro';

const timesField = {
  label: msg`Uhrzeiten`,
  row: (number: number) => msg`Uhrzeit ${number}`,
  hasFrames: true as const,
  rows: {
    from: { label: msg`von`, missing: msg`Bitte geben Sie an, wann es beginnt, oder wählen Sie „Ganztägig“.` },
    until: { label: msg`bis` },
  },
};

const statusFields = {
  status: { label: msg`Stand` },
  newDate: { label: msg`Neues Datum` },
  newLocation: { label: msg`Neuer Ort` },
};

const contentFields = {
  fullDay: { label: msg`Ganztägig` },
  times: timesField,
  additionalInfo: { label: msg`Hinweis zum Termin` },
};

/** Returns the fields of a single day. @param infoLabel the client's label of the additional information */
export const dayFields = (infoLabel: string) => ({
  date: { label: msg`Datum`, missing: msg`Bitte geben Sie ein Datum an.` },
  endDate: { label: msg`Letzter Tag` },
  ...contentFields,
  ...(infoLabel && { additionalInfo: { label: infoLabel } }),
  ...statusFields,
});

/** Returns the fields of dates and series. @param infoLabel the client's label of the additional information */
export const datesFields = (infoLabel: string) => ({
  dates: {
    section: 'dates',
    label: msg`Termine`,
    missing: msg`Bitte geben Sie mindestens einen Termin an.`,
    row: (number: number) => msg`Termin ${number}`,
    hasFrames: true as const,
    rows: dayFields(infoLabel),
  },
  series: {
    section: 'dates',
    label: msg`Serien`,
    missing: msg`Bitte geben Sie mindestens eine Serie an.`,
    row: (number: number) => msg`Serie ${number}`,
    hasFrames: true as const,
    // A rule that mixes the halves of two versions would fall on days that no author chose.
    merge: 'whole' as const,
    rows: {
      start: { label: msg`Erster Tag`, missing: msg`Bitte geben Sie an, wann die Serie beginnt.` },
      every: { label: msg`Wiederholung` },
      interval: { label: msg`Abstand`, missing: msg`Bitte geben Sie einen Abstand an.` },
      weekdays: { label: msg`Wochentage`, missing: msg`Bitte wählen Sie mindestens einen Wochentag.` },
      monthDay: { label: msg`Tag im Monat` },
      nth: { label: msg`Welcher im Monat` },
      weekday: { label: msg`Wochentag` },
      end: { label: msg`Letzter möglicher Tag`, missing: msg`Bitte geben Sie an, bis wann oder wie oft.` },
      count: { label: msg`oder Anzahl der Termine` },
      holidays: { label: msg`Gesetzliche Feiertage` },
      withRegionalHolidays: { label: msg`Auch Feiertage, die nur manche Orte haben` },
      changed: { label: msg`Geänderte Termine` },
      ...contentFields,
      ...(infoLabel && { additionalInfo: { label: infoLabel } }),
    },
  },
  status: { section: 'dates', label: msg`Stand der Veranstaltung` },
  newDate: { section: 'dates', label: msg`Neues Datum` },
  newLocation: { section: 'dates', label: msg`Neuer Ort` },
});
