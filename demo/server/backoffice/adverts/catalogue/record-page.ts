import { html } from 'hono/html';
import { pageOf } from '../../page/addresses';
import type { InputValues, Town } from '../../page/fields';
import { csrfField, type Html } from '../../page/page';
import { type Problems, problemSummary } from '../../page/typed-fields';
import { advertsPath } from '../advert-path';
import { type Kind, type KindName, kinds } from './kinds';

/** Returns the path of the pages about the catalogue and the seller. */
export const cataloguePath = (client: string, subpath = ''): string => `${advertsPath(client)}/catalogue${subpath}`;

/** Returns the path of a record's page. */
export const recordPath = (client: string, { kind, id }: { kind: KindName; id: string }): string =>
  cataloguePath(client, `/${kind}/${encodeURIComponent(id)}`);

/** Returns the path of a voucher's page. */
export const voucherPath = (client: string, code: string): string =>
  `${pageOf.vouchers(client)}/${encodeURIComponent(code)}`;

/** The content of a record's form. */
export type RecordForm = {
  csrf: string;
  kind: KindName;
  /** The action of the form. */
  path: string;
  /** Hidden fields. */
  hidden: Readonly<Record<string, string>>;
  typed: InputValues;
  towns: readonly Town[];
  problems: Problems;
  /** True for a new record, whose key can still be chosen. */
  isNew: boolean;
  /** The question that must be answered before the record is saved. */
  question?: Html | undefined;
};

/** Renders a record as a form. */
export function recordPage({ csrf, kind, path, hidden, typed, towns, problems, isNew, question }: RecordForm): Html {
  return html`${problemSummary(problems)}
<form class="stack" method="post" action="${path}">${csrfField(csrf)}${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${question}
${groupsOf(kinds[kind], isNew).map(
  (
    { title, fields, hasColumns },
    index,
  ) => html`<section aria-labelledby="group-${index}"><h2 id="group-${index}">${title}</h2>
<div${hasColumns ? html` class="columns"` : ''}>${fields.map((field) => field.render(typed, problems[field.name], towns))}</div></section>`,
)}
<div class="actions"><button>Speichern</button></div></form>`;
}

/** Returns the fields of a record; its key is chosen only once. */
const groupsOf = ({ fieldGroups, key }: Kind, isNew: boolean) =>
  isNew
    ? fieldGroups
    : fieldGroups.map(({ fields, ...group }) => ({ ...group, fields: fields.filter(({ name }) => name !== key) }));
