import { useLingui } from '@lingui/react/macro';
import type { Picture } from '../model/answers/picture';

/**
 * Returns a function that formats the credit of a picture: 'Foto: Anna Muster / Agentur · © Stadt · Ort: Marktplatz'.
 */
export function usePhotoCredit(): (picture: Picture) => string {
  const { t } = useLingui();
  return ({ credits: { author, agency, copyright, location } }) => {
    const makers = [author, agency].filter(Boolean).join(' / ');
    const owner = copyright && (/^\s*(?:©|\(c\))/i.test(copyright) ? copyright : `© ${copyright}`);
    return [makers && t`Foto: ${makers}`, owner, location && t`Ort: ${location}`].filter(Boolean).join(' · ');
  };
}
