import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BarName, ShownStep } from './order-steps';

/** The default titles of the steps (setting `advertSettings`). */
export const STEP_TITLES: Readonly<Record<ShownStep, MessageDescriptor>> = {
  medium: msg`Wo soll Ihre Anzeige erscheinen?`,
  channel: msg`In welchem Bereich?`,
  slot: msg`Welcher Werbeplatz passt?`,
  when: msg`Wann soll die Anzeige erscheinen?`,
  eventSelection: msg`Für welche Veranstaltung werben Sie?`,
  existingEvent: msg`Veranstaltung auswählen`,
  newEvent: msg`Veranstaltung eintragen`,
  content: msg`Was soll in der Anzeige stehen?`,
  billingAddress: msg`Wohin geht die Rechnung?`,
  overview: msg`Bestellung prüfen`,
  success: msg`Vielen Dank für Ihre Bestellung`,
};

/** The labels of the progress bar. */
export const BAR_LABELS: Readonly<Record<BarName, MessageDescriptor>> = {
  medium: msg`Medium`,
  place: msg`Werbeplatz`,
  when: msg({ message: 'Tage', context: 'step' }),
  event: msg`Veranstaltung`,
  content: msg`Inhalt`,
  billing: msg({ message: 'Rechnung', context: 'step' }),
  overview: msg`Prüfen`,
};

/** The labels of the buttons that lead to a step. */
export const NEXT_LABELS: Readonly<Record<Exclude<ShownStep, 'success'>, MessageDescriptor>> = {
  medium: msg`Weiter zum Medium`,
  channel: msg`Weiter zum Bereich`,
  slot: msg`Weiter zum Werbeplatz`,
  when: msg`Weiter zu den Tagen`,
  eventSelection: msg`Weiter zur Veranstaltung`,
  existingEvent: msg`Weiter zur Veranstaltung`,
  newEvent: msg`Weiter zur Veranstaltung`,
  content: msg`Weiter zum Inhalt`,
  billingAddress: msg`Weiter zur Rechnung`,
  overview: msg`Weiter zur Prüfung`,
};
