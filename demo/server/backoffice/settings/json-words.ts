import type { JsonReason } from './json-fault';

const KEY = 'Hier muss ein Schlüssel in Anführungszeichen stehen, oder ein Komma davor ist zu viel.';
const VALUE = 'Hier fehlt ein Wert, oder er ist falsch geschrieben.';

/** The German texts about faults in JSON. */
export const jsonFaultTexts: Readonly<Record<JsonReason, string>> = {
  value: VALUE,
  'first value': VALUE,
  key: KEY,
  'first key': KEY,
  colon: 'Hier fehlt ein Doppelpunkt.',
  separator: 'Hier fehlt ein Komma oder eine schließende Klammer.',
  rest: 'Hier steht noch etwas nach dem Ende.',
  string:
    'Diesem Text fehlt das Anführungszeichen am Ende, oder er enthält einen Zeilenumbruch oder einen falschen „\\“.',
  characters: 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  number: 'Diese Zahl ist zu groß.',
  depth: 'Hier sind zu viele Klammern ineinander geschachtelt.',
};
