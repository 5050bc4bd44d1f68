import type { Period } from './period';

/** Addresses of the pages on the texts of a client. */
export const textsPath = (client: string, part = ''): string =>
  `/backoffice/${encodeURIComponent(client)}/texts${part}`;

/** What a text is about, as addresses say it. */
export type Asked = Period & { template: string; rubrics: readonly number[] };

/** The query of an address. */
export function queryOf({ template, from, to, rubrics }: Asked): string {
  const query = new URLSearchParams({ template, from, to });
  for (const rubric of rubrics) query.append('rubric', String(rubric));
  return `?${query}`;
}
