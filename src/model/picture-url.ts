import { absoluteUrl } from '../lib/urls';
import type { Picture } from './answers/picture';

/**
 * Returns the address of a picture at a width or the next larger one.
 *
 * @param host base address of the client, without a slash at the end
 * @param width CSS px
 */
export function pictureUrl(host: string, { src, widths }: Pick<Picture, 'src' | 'widths'>, width: number): string {
  const offered = widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;
  return absoluteUrl(src.replace('{width}', String(offered)), host);
}
