import { absoluteUrl } from '../lib/urls';
import type { Picture } from './answers/picture';

/**
 * The address of a picture at about a width.
 *
 * @param host base address of the client, without a slash at the end
 * @param width CSS pixels; the next larger offered width is taken
 */
export function pictureUrl(host: string, { src, widths }: Pick<Picture, 'src' | 'widths'>, width: number): string {
  const offered = widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;
  return absoluteUrl(src.replace('{width}', String(offered)), host);
}
