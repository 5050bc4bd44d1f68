/** The minimum length of the back office's password, and of what remains of it without known words. */
const MIN_LENGTH = 12;
const MIN_UNKNOWN_LENGTH = 8;
const MIN_DIFFERENT = 6;
/** Words and sequences that make a password easy to guess. */
const KNOWN_WORDS =
  /p[a4@]ss?w[o0]r[dt]|passwort|kennwort|geheim|secret|change-?me|back-?office|verwaltung|admin(istrator)?|event-?portal|events?|veranstaltung(en)?|letmein|willkommen|welcome|qwert[yz](uiop)?|asdfgh|abcd(efgh?)?|0?123456?7?8?9?0?|example/giu;

/** Returns why a password is too weak to protect the data of all people; undefined if it is not. */
export function passwordWeakness(password) {
  if (password.length < MIN_LENGTH) return `must have at least ${MIN_LENGTH} characters`;
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT || /^[\d\s.-]+$/.test(password))
    return 'is too easy to guess: it has too few different characters';
  if (password.replace(KNOWN_WORDS, '').length < MIN_UNKNOWN_LENGTH)
    return 'is too easy to guess: it consists of well-known words';
  return undefined;
}
