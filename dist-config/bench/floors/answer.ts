/** The part of an answer of GET events that the floors read. */
export type Row = {
  id: string;
  title: string;
  rubric: { name: string; color: string };
  appointment: { date: string; from?: string };
  location?: { name: string };
  image?: { src: string; alt: string; widths: number[] };
};

/** Sends the same request as our own element. */
export async function fetchEvents(host: string): Promise<Row[]> {
  const { data }: { data: Row[] } = await (await fetch(`${host}/api/events?facets=1`)).json();
  return data;
}

/** Returns the addresses of a picture in all its widths. */
export const sourcesOf = (host: string, { src, widths }: { src: string; widths: number[] }): string =>
  widths.map((width) => `${host}${src.replace('{width}', String(width))} ${width}w`).join();

/** The number of pictures that load at once: those of the first row of cards. */
export const EAGER = 4;
export const SIZES = '(min-width: 1160px) 280px, (min-width: 640px) 33vw, 100vw';
