import type { Period } from './period';

/** Returns the address of a page on the texts of a client. */
export const textsPath = (client: string, part = ''): string =>
  `/backoffice/${encodeURIComponent(client)}/texts${part}`;

/** The request for a text in an address. */
export type TextsRequest = Period & { template: string; rubrics: readonly number[] };

/** Returns the query of an address. */
export function textsQueryOf({ template, from, to, rubrics }: TextsRequest): string {
  const query = new URLSearchParams({ template, from, to });
  for (const rubric of rubrics) query.append('rubric', String(rubric));
  return `?${query}`;
}
