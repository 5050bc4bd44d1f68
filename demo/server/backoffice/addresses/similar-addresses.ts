import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { addressLabel } from '../../schema/json/address-json';
import type { Html } from '../page/page';

const MAX_ADDRESSES = 5;
const MIN_SIMILARITY = 0.35;

/** A known address that may be the same as a suggestion. */
export type SimilarAddress = { id: number; name: string; line: string };

/** Finds the possible duplicates of a suggestion in its community: with a similar name, or in the same street. */
export const findSimilarAddresses = (
  database: Queryable,
  { client, id }: { client: string; id: number },
): Promise<SimilarAddress[]> =>
  database.query<SimilarAddress>(
    `select a.address_id as id, ${addressLabel('a', 'm')} as name, concat_ws(', ', nullif(a.street, ''), nullif(a.zipcode, '')) as line
     from addresses s join addresses a on a.community_id = s.community_id and a.address_id <> s.address_id
     left join addresses m on m.address_id = a.main_address_id
     where s.address_id = $1 and a.state = 'approved' and (a.client is null or a.client = $2)
       and (similarity(fold(a.name), fold(s.name)) > ${MIN_SIMILARITY}
         or (coalesce(s.street, '') <> '' and fold(a.street) = fold(s.street)))
     order by similarity(fold(a.name), fold(s.name)) desc, a.address_id limit ${MAX_ADDRESSES}`,
    [id, client],
  );

/** Renders the possible duplicates of a suggestion. */
export async function similarAddresses(database: Queryable, suggestion: { client: string; id: number }): Promise<Html> {
  const rows = await findSimilarAddresses(database, suggestion);
  return html`<section aria-labelledby="similar"><h2 id="similar">Ähnliche Adressen</h2>
${
  rows.length === 0
    ? html`<p>In dieser Gemeinde gibt es keine mit ähnlichem Namen oder derselben Straße.</p>`
    : html`<ul class="rows">${rows.map(({ name, line }) => html`<li><strong>${name}</strong>${line && `, ${line}`}</li>`)}</ul>`
}</section>`;
}
