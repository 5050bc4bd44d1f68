/** Words of articles that are made up; `{title}`, `{place}` and `{day}` are those of the event. */
export const PREVIEW_TITLES = [
  '{title}: Was Besucher erwartet',
  '{title}: Darum lohnt sich der Weg',
  'Zum Vormerken: {title}',
  'Ein Blick hinter die Kulissen: {title}',
  '{title}: Die wichtigsten Fragen und Antworten',
] as const;

export const PREVIEW_TEASERS = [
  'Am {day} ist es so weit. Wir waren bei den Vorbereitungen dabei und haben nachgefragt.',
  'Was am {day} geplant ist, wer mitmacht und worauf sich Gäste freuen können.',
  'Viele haben lange darauf gewartet: Am {day} geht es los. Ein Ausblick.',
  'Die Veranstalter verraten, was am {day} neu ist und was bleibt, wie es war.',
] as const;

export const PREVIEW_PARAGRAPHS = [
  'Seit Wochen wird geplant, geprobt und telefoniert. „Wir freuen uns auf alle, die kommen“, sagt eine der Helferinnen, während sie die letzten Listen durchgeht.',
  'Wer zum ersten Mal dabei ist, sollte etwas Zeit mitbringen: Der Einlass beginnt rechtzeitig, und am Anfang bleibt Gelegenheit für ein Gespräch.',
  'Im vergangenen Jahr war der Andrang groß. Diesmal haben die Veranstalter mehr Plätze vorgesehen, auch solche ohne Stufen.',
  'Ein Tipp aus der Redaktion: Mit Bus und Bahn kommt man entspannt an und wieder nach Hause, denn Parkplätze sind knapp.',
  'Ehrenamtliche tragen einen großen Teil der Arbeit. Ohne sie, da sind sich alle einig, gäbe es diesen Tag nicht.',
  'Das Programm richtet sich an Neugierige jeden Alters. Vorkenntnisse braucht niemand, gute Laune schadet nicht.',
] as const;

export const TIPS_TITLES = ['Drei Tipps ab {day}', 'Was ist los ab {day}?', 'Unsere Auswahl ab {day}'] as const;

export const TIPS_TEASER = 'Die Redaktion hat aus dem Kalender ausgewählt: {titles}.';

export const TIPS_PARAGRAPHS = [
  'Der Kalender ist voll wie selten. Damit die Wahl leichter fällt, haben wir drei Termine herausgesucht, die sich besonders lohnen.',
  'Alle drei sind gut zu erreichen, und bei allen freuen sich die Veranstalter über Gäste, die zum ersten Mal kommen.',
] as const;
