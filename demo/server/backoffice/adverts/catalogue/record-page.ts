import { html } from 'hono/html';
import type { Town, Typed } from '../../page/fields';
import { csrfField, type Html } from '../../page/page';
import { type Problems, refusal } from '../../page/typed-fields';
import { pathOf } from '../advert-path';
import { type Kind, type KindName, kinds } from './kinds';

/** The pages about what is sold, and by whom. */
export const cataloguePath = (client: string, more = ''): string => `${pathOf(client)}/catalogue${more}`;

/** The page of a record. */
export const recordPath = (client: string, { kind, id }: { kind: KindName; id: string }): string =>
  cataloguePath(client, `/${kind}/${encodeURIComponent(id)}`);

/** What a form of a record holds. */
export type RecordForm = {
  client: string;
  csrf: string;
  kind: KindName;
  /** Where it is sent. */
  path: string;
  /** Fields that the operator does not see. */
  hidden: Readonly<Record<string, string>>;
  typed: Typed;
  towns: readonly Town[];
  problems: Problems;
  /** The name of a record that keeps its key. */
  isNew: boolean;
};

/** A record as a form. */
export function recordPage({ client, csrf, kind, path, hidden, typed, towns, problems, isNew }: RecordForm): Html {
  return html`<nav class="pages" aria-label="Anzeigen"><a href="${cataloguePath(client)}">Werbeplätze und Preise</a></nav>
${refusal(problems)}
<form method="post" action="${path}">${csrfField(csrf)}${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${groupsOf(kinds[kind], isNew).map(
  ({ title, fields }, index) => html`<section aria-labelledby="group-${index}"><h2 id="group-${index}">${title}</h2>
${fields.map((field) => field.view(typed, problems[field.name], towns))}</section>`,
)}
<div class="actions"><button>Speichern</button></div></form>`;
}

/** The key of a record is chosen once. */
const groupsOf = ({ groups, key }: Kind, isNew: boolean) =>
  isNew ? groups : groups.map(({ title, fields }) => ({ title, fields: fields.filter(({ name }) => name !== key) }));
