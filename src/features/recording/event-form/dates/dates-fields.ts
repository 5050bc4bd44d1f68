import { msg } from '@lingui/core/macro';

const timesField = {
  label: msg`Uhrzeiten`,
  row: (number: number) => msg`Uhrzeit ${number}`,
  hasFrames: true as const,
  rows: {
    from: { label: msg`von`, missing: msg`Bitte geben Sie den Beginn ein, oder wählen Sie „Ganztägig“.` },
    until: { label: msg`bis` },
  },
};

const statusFields = {
  status: { label: msg`Status` },
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
  date: { label: msg`Datum`, missing: msg`Bitte geben Sie ein Datum ein.` },
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
      start: { label: msg`Erster Tag`, missing: msg`Bitte geben Sie den ersten Tag der Serie ein.` },
      every: { label: msg`Wiederholung` },
      interval: { label: msg`Abstand`, missing: msg`Bitte geben Sie einen Abstand ein.` },
      weekdays: { label: msg`Wochentage`, missing: msg`Bitte wählen Sie mindestens einen Wochentag.` },
      monthDay: { label: msg`Tag im Monat` },
      nth: { label: msg`Welcher im Monat` },
      weekday: { label: msg`Wochentag` },
      end: {
        label: msg`Letzter möglicher Tag`,
        missing: msg`Bitte geben Sie den letzten Tag oder die Anzahl der Termine ein.`,
      },
      count: { label: msg`oder Anzahl der Termine` },
      holidays: { label: msg`Gesetzliche Feiertage` },
      withRegionalHolidays: { label: msg`Auch Feiertage, die nur in manchen Gemeinden gelten` },
      changed: { label: msg`Geänderte Termine` },
      ...contentFields,
      ...(infoLabel && { additionalInfo: { label: infoLabel } }),
    },
  },
  status: { section: 'dates', label: msg`Status der Veranstaltung` },
  newDate: { section: 'dates', label: msg`Neues Datum` },
  newLocation: { section: 'dates', label: msg`Neuer Ort` },
});
