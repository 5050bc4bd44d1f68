import { html, raw } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { loadSuggestion, suggestionFacts } from '../addresses/addresses-page';
import { findSimilarAddresses } from '../addresses/similar-addresses';
import type { FormContext } from '../page/form-parts';
import type { Html } from '../page/page';
import { summaryLine } from '../queue/queue-summary';
import { similarEventsSection } from '../records/alike-events';
import { EVENTS_POLICY, eventAssets } from '../records/event-assets';
import { eventDifferenceList, versionsText } from '../records/event-differences';
import { reviewPath } from '../records/event-view';
import { loadReviewed } from '../records/reviewed-event';
import { type RecordInputs, recordChoice } from './awaiting-choice';
import { accountFacts, loadOfficePerson, personNameOf } from './office-person';
import { loadRelations, type RelationRow, relationSection } from './relation-section';

/** The input in the form of a relation, and whether it is shown because of a missing reason. */
export type RelationInput = { address: number | undefined; records: RecordInputs; isFaulty: boolean };

const NO_INPUT: RelationInput = { address: undefined, records: new Map(), isFaulty: false };

/**
 * Renders a relation with its possible actions, its person, and all that is decided on with it: its suggested address
 * and the records that wait with it. Undefined if this client has no such relation.
 */
export async function relationView(
  database: Queryable,
  { id, ...parts }: FormContext & { id: number },
  now: Date,
  input: RelationInput = NO_INPUT,
): Promise<{ title: string; content: Html; policy?: string; style?: string } | undefined> {
  const [owner] = await database.query<{ person: number }>(
    'select account_id as person from role_relations where id = $1',
    [id],
  );
  const row = owner && (await loadOfficePerson(database, parts.client, owner.person));
  const relation = row && (await loadRelations(database, row.id)).find((candidate) => candidate.id === id);
  if (!relation) return undefined;
  const address = await addressChoice(database, parts.client, relation, input);
  const records = await recordSections(database, { relation, input, client: parts.client }, now);
  const content = html`${summaryLine(requestText(personNameOf(row), relation))}
${relationSection(relation, { ...parts, person: row.id }, html`${address}${records}`)}
<section aria-labelledby="account"><h2 id="account">Konto</h2>${accountFacts(row)}
<p class="pages"><a href="/backoffice/${encodeURIComponent(parts.client)}/persons/${row.id}">Ganze Person</a></p></section>`;
  const title = personNameOf(row);
  return relation.records.length > 0 ? { title, content, policy: EVENTS_POLICY, ...eventAssets } : { title, content };
}

/** Renders the suggested address of a relation, with the choice to take a similar known one; empty without one. */
async function addressChoice(
  database: Queryable,
  client: string,
  { suggestion: id }: RelationRow,
  { address }: RelationInput,
): Promise<Html | ''> {
  const suggestion = id === null ? undefined : await loadSuggestion(database, client, id);
  if (id === null || !suggestion || suggestion.relation === null) return '';
  const similar = await findSimilarAddresses(database, { client, id });
  const radio = (value: string, label: Html | string, isChosen: boolean) =>
    html`<label class="check"><input type="radio" name="address" value="${value}"${raw(isChosen ? ' checked' : '')}> ${label}</label>`;
  const isKnown = similar.some((one) => one.id === address);
  return html`<h3>Neue Adresse</h3><dl>${suggestionFacts(suggestion)}</dl>
${
  similar.length === 0
    ? html`<p class="hint">In dieser Gemeinde gibt es keine mit ähnlichem Namen oder derselben Straße. Mit der Freigabe wird sie aufgenommen.</p>`
    : html`<fieldset><legend>Welche Adresse gilt nach der Freigabe?</legend>
${radio('', html`Die neue: <strong>${suggestion.name}</strong>`, !isKnown)}
${similar.map(({ id: known, name, line }) => radio(String(known), html`Die bekannte: <strong>${name}</strong>${line && `, ${line}`}`, known === address))}</fieldset>`
}`;
}

/** Renders each record that waits with a relation: its content, its preview, and whether it is to be published. */
async function recordSections(
  database: Queryable,
  { relation, input, client }: { relation: RelationRow; input: RelationInput; client: string },
  now: Date,
): Promise<Html[]> {
  const sections: Html[] = [];
  for (const record of relation.records) {
    const reviewed = await loadReviewed(database, { ...record, client }, now);
    if (!reviewed) continue;
    sections.push(html`<section aria-label="${record.title}"><h3>${record.title}</h3>
<p class="hint">${versionsText(reviewed)}</p>
${await similarEventsSection(database, client, reviewed, now)}
${eventDifferenceList(reviewed, client)}
<details class="preview"><summary>So sehen es Besucher nach der Freigabe</summary>
<iframe title="Vorschau: ${record.title}" sandbox="allow-scripts" loading="lazy" src="${reviewPath(client, reviewed, '/preview')}"></iframe></details>
<p><a class="button quiet" href="${reviewPath(client, reviewed, '/correction')}">Korrigieren<span class="away">: ${record.title}</span></a></p>
${recordChoice(record, input.records, input.isFaulty)}</section>`);
  }
  return sections;
}

/** Returns a sentence about the requested change of a relation. */
function requestText(name: string, { status, role, address, records }: RelationRow): string {
  const relation = [role, address].filter(Boolean).join(', ') || 'ohne Rolle';
  if (status === 'delete') return `${name} möchte nicht mehr eintragen für: ${relation}.`;
  const waiting =
    records.length > 0
      ? ` Damit ${records.length === 1 ? 'wartet ein Eintrag' : `warten ${records.length} Einträge`}.`
      : '';
  if (status === 'changed') return `${name} möchte nach einer Änderung eintragen für: ${relation}.${waiting}`;
  return `${name} möchte eintragen für: ${relation}.${waiting}`;
}
