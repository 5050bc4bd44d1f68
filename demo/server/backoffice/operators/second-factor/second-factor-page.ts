import { html } from 'hono/html';
import { csrfField, type Html, instantText } from '../../page/page';
import { buttonLink, facts, notice } from '../../ui/shapes';
import { qrCode } from './qr-code';
import type { CodeResult, SecondFactor } from './second-factor';

/** The address of the page on which operators maintain their second factor. */
export const SECOND_FACTOR_PATH = '/backoffice/account/second-factor';
/** The number of unused recovery codes below which the page warns. */
const FEW_CODES = 4;

const clockFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone: 'Europe/Berlin' });

/** Returns the problem of a code that does not count, for the operator. It names the time, because a clock may be wrong. */
export function codeProblem(result: Exclude<CodeResult, 'right'>, now: Date): string {
  if (result === 'used') return 'Dieser Code ist schon verwendet worden. Warten Sie in der App auf den nächsten.';
  if (result === 'wrong')
    return `Der Code ist nicht richtig. Vergleichen Sie auch die Uhr Ihres Geräts: Hier ist es ${clockFormat.format(now)} Uhr.`;
  return `Zu viele falsche Codes. Bitte warten Sie ${Math.ceil(result.seconds / 60)} Min. und versuchen Sie es dann wieder.`;
}

type FieldProblem = string | undefined;

/** Renders the field for a code. */
export const codeField = (problem?: FieldProblem, hint?: string): Html =>
  html`<div class="field"><label for="code">Code</label>${problem ? html`<p class="error" id="code-error">${problem}</p>` : ''}
<input id="code" name="code" class="width-date" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40" required${problem ? html` aria-invalid="true" aria-describedby="code-error"` : hint ? html` aria-describedby="code-hint"` : ''}>${hint ? html`<p class="hint" id="code-hint">${hint}</p>` : ''}</div>`;

type SetUp = { csrf: string; secret: string; address: string; isRequired: boolean; problem?: FieldProblem };

/** Renders the set-up: the secret for the app, and the field for its first code. */
export const setUp = ({ csrf, secret, address, isRequired, problem }: SetUp): Html =>
  html`${isRequired ? notice({ tone: 'wait', title: 'Hier braucht jeder Zugang einen zweiten Faktor.', text: 'Richten Sie Ihren jetzt ein; danach geht es weiter.' }) : ''}
<section aria-labelledby="scannen"><h2 id="scannen">1. In die App eintragen</h2>
<p>Öffnen Sie auf Ihrem Telefon eine App für Anmelde-Codes und scannen Sie dieses Bild.</p>
<p class="qr">${qrCode(address, 'QR-Code für die App')}</p>
<p>Geht das nicht, tippen Sie diesen Schlüssel in die App: <code>${inGroups(secret)}</code></p>
<p><a href="${address}">In einer App auf diesem Gerät öffnen</a></p></section>
<section aria-labelledby="bestaetigen"><h2 id="bestaetigen">2. Mit einem Code bestätigen</h2>
<form method="post" action="${SECOND_FACTOR_PATH}">${csrfField(csrf)}
${codeField(problem, 'Sechs Ziffern, die die App jetzt zeigt.')}
<div class="actions"><button>Einschalten</button></div></form></section>`;

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Renders new recovery codes, which are shown once. @param host the name of the server, for the file */
export const newCodes = (codes: readonly string[], host: string): Html => {
  const text = `Wiederherstellungscodes der Verwaltung, ${host}\nJeder gilt einmal, zusammen mit Ihrem Passwort.\n\n${codes.join('\n')}\n`;
  return html`${notice({ tone: 'wait', title: 'Diese Codes sehen Sie nur jetzt.', text: 'Speichern oder drucken Sie sie. Fehlt Ihnen das Telefon, melden Sie sich mit einem davon an; jeder gilt einmal.' })}
<section aria-label="Codes"><ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<div class="actions"><a class="button" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}" download="wiederherstellungscodes.txt">Als Text speichern</a>${buttonLink('/backoffice', 'Weiter')}</div></section>`;
};

type Change = {
  csrf: string;
  factor: SecondFactor;
  hasPassword: boolean;
  isRequired: boolean;
  problems?: { password?: FieldProblem; code?: FieldProblem };
};

/** Renders a second factor that is on, and the form that changes it. */
export const changeFactor = ({ csrf, factor, hasPassword, isRequired, problems = {} }: Change): Html =>
  html`${factor.codesLeft < FEW_CODES ? notice({ tone: 'wait', title: `Noch ${factor.codesLeft} Wiederherstellungscodes`, text: 'Lassen Sie sich neue geben, bevor keiner mehr da ist.' }) : ''}
<section aria-label="Zweiter Faktor">${facts([
    ['Eingeschaltet', instantText(factor.confirmedAt)],
    ['Wiederherstellungscodes', `${factor.codesLeft} übrig`],
  ])}</section>
<section aria-labelledby="aendern"><h2 id="aendern">Ändern</h2>
<p>Neue Wiederherstellungscodes ersetzen alle bisherigen. ${isRequired ? 'Nach dem Ausschalten richten Sie gleich ein anderes Gerät ein.' : 'Nach dem Ausschalten genügt Ihr Passwort.'}</p>
<form method="post" action="${SECOND_FACTOR_PATH}/change">${csrfField(csrf)}
${hasPassword ? passwordField(problems.password) : ''}${codeField(problems.code, 'Sechs Ziffern aus der App oder ein Wiederherstellungscode.')}
<div class="actions"><button name="action" value="codes">Neue Codes</button><button class="quiet danger" name="action" value="off">Ausschalten</button></div></form></section>`;

const passwordField = (problem: FieldProblem) =>
  html`<div class="field"><label for="password">Ihr Passwort</label>${problem ? html`<p class="error" id="password-error">${problem}</p>` : ''}
<input id="password" name="password" type="password" class="width-name" autocomplete="current-password" required${problem ? html` aria-invalid="true" aria-describedby="password-error"` : ''}></div>`;
