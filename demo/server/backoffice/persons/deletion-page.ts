import { html } from 'hono/html';
import { dueOfDeletion } from '../../persons/deletion';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { BackOfficePage } from '../page/document';
import { csrfField } from '../page/page';
import { box, countText } from '../ui/shapes';
import { loadOfficePerson, personNameOf } from './office-person';
import { dayText } from './person-words';

type Counts = {
  published: number;
  unpublished: number;
  relations: number;
  favourites: number;
  searches: number;
  orders: number;
  invoices: number;
};

const countRecords = (condition: string) =>
  `(select count(*)::int from events e where e.owner_id = a.id and e.${condition})
   + (select count(*)::int from articles e where e.owner_id = a.id and e.${condition})`;

const selectCounts = `select ${countRecords(`state = 'published'`)} as published,
    ${countRecords(`state not in ('published', 'deleted')`)} as unpublished,
    (select count(*)::int from role_relations r where r.account_id = a.id) as relations,
    (select count(*)::int from favourites f where f.account_id = a.id and f.is_kept) as favourites,
    (select count(*)::int from saved_searches w where w.client = a.client and lower(w.email) = lower(a.email)
       and a.email_confirmed_at is not null) as searches,
    (select count(*)::int from advert_orders o where o.account_id = a.id) as orders,
    (select count(*)::int from advert_invoices i join advert_orders o on o.id = i.order_id where o.account_id = a.id) as invoices
  from accounts a where a.id = $1`;

/** Renders the question before an account is marked for deletion; undefined if this client has no such person. */
export async function deletionPage(
  database: Queryable,
  { client, id, csrf, now }: { client: string; id: number; csrf: string; now: Date },
): Promise<Pick<BackOfficePage, 'title' | 'path' | 'content'> | undefined> {
  const person = await loadOfficePerson(database, client, id);
  const [counts] = person ? await database.query<Counts>(selectCounts, [id]) : [];
  if (!person || !counts) return undefined;
  const name = personNameOf(person);
  const page = pageOf.person(client, id);
  const gone = [
    'Konto mit Profil, Passwort und Anmeldungen',
    numbered(counts.relations, 'Organisation, für die sie einträgt', 'Organisationen, für die sie einträgt'),
    numbered(counts.unpublished, 'Eintrag, der nicht veröffentlicht ist', 'Einträge, die nicht veröffentlicht sind'),
    numbered(counts.favourites, 'Veranstaltung auf der Merkliste', 'Veranstaltungen auf der Merkliste'),
    numbered(counts.searches, 'Suche per E-Mail', 'Suchen per E-Mail'),
    'E-Mails an diese Person und ihr Verlauf',
  ];
  const kept = [
    numbered(
      counts.published,
      'veröffentlichter Eintrag, ohne ihren Namen',
      'veröffentlichte Einträge, ohne ihren Namen',
    ),
    numbered(counts.orders, 'Auftrag', 'Aufträge'),
    numbered(counts.invoices, 'Rechnung oder Gutschrift', 'Rechnungen und Gutschriften'),
    'der Vermerk, dass ein Konto gelöscht worden ist',
  ];
  const content = html`<div class="stack">${box(
    'Was gelöscht wird',
    html`<p>Am ${dayText(dueOfDeletion(now))}, in 14 Tagen. Bis dahin nehmen Sie oder die Person es zurück.</p>${listOf(gone)}`,
    'gone',
  )}
${box('Was bleibt', html`${listOf(kept)}<p class="hint">Rechnungen und Aufträge bleiben, solange das Gesetz es verlangt. Was einer Organisation gehört, übernimmt ein anderes Mitglied.</p>`, 'kept')}
<form method="post" action="${page}/deletion">${csrfField(csrf)}<input type="hidden" name="seen" value="${person.version}">
${person.isConfirmed ? html`<p class="hint">${name} bekommt eine E-Mail mit dem Tag.</p>` : html`<p class="hint">Die E-Mail-Adresse ist nicht bestätigt, darum bekommt die Person keine E-Mail.</p>`}
<div class="actions"><button class="danger" name="action" value="delete">Zur Löschung vormerken</button><a class="button quiet" href="${page}">Abbrechen</a></div></form></div>`;
  return {
    title: `Konto von ${name} löschen?`,
    path: [{ href: pageOf.persons(client), label: 'Personen' }, { href: page, label: name }, { label: 'Löschen' }],
    content,
  };
}

const numbered = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${countText(count)} ${count === 1 ? one : many}`;

const listOf = (lines: readonly string[]) =>
  html`<ul>${lines.filter(Boolean).map((line) => html`<li>${line}</li>`)}</ul>`;
