/** Messages of mail servers and connections, with explanations for an operator. */
const EXPLANATIONS: readonly [RegExp, string][] = [
  [/link has ended/i, 'Der Link in der E-Mail ist abgelaufen; sie wird nicht mehr gebraucht.'],
  [/did not answer in time|ETIMEDOUT|timed? ?out|Greeting never received/i, 'Der Mailserver antwortet nicht.'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/i, 'Der Mailserver ist nicht erreichbar.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/i, 'Der Name des Mailservers führt nirgendwohin; bitte SMTP_URL prüfen.'],
  [/EAUTH|Invalid login|\b53[045]\b/i, 'Der Mailserver lässt uns nicht ein; bitte SMTP_URL prüfen.'],
  [/certificate|SSL|TLS/i, 'Die verschlüsselte Verbindung zum Mailserver kommt nicht zustande.'],
  [/ECONNRESET|closed|EPIPE/i, 'Der Mailserver hat die Verbindung abgebrochen.'],
  [/\b4\d\d\b/, 'Der Mailserver nimmt die E-Mail im Augenblick nicht an.'],
  [/\b5\d\d\b/, 'Der Mailserver lehnt die E-Mail ab.'],
];

/** Returns the German reason why a mail was not sent. */
export const explainMailError = (error: string): string =>
  EXPLANATIONS.find(([pattern]) => pattern.test(error))?.[1] ?? 'Die E-Mail wurde nicht angenommen.';
