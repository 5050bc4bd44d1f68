/** SQL: whether an ordered advert, or its returned version, shows a picture; `alias` is a row of media. */
export const isAdvertised = (alias: string): string =>
  `(exists (select 1 from advert_orders o where o.medium_id = ${alias}.id)
    or exists (select 1 from advert_returns r where r.medium_id = ${alias}.id))`;

/** SQL: whether an unfinished advert shows a picture; `alias` is a row of media. */
export const isInAdvertDraft = (alias: string): string =>
  `exists (select 1 from advert_drafts d where d.medium_id = ${alias}.id)`;
