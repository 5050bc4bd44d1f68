import type { MediaInput } from '../../tools/store/event-input';
import { COVER_SIZE, coverAlt, coverFocus, newRecipe } from '../draw/covers';
import { motifsOf } from '../draw/motifs';
import type { Random } from './random';
import type { IconName } from './rubrics';

const WITHOUT_PICTURE_SHARE = 0.08;
const GALLERY_SHARE = 0.12;
const AGENCIES = ['Bildstudio Albtrauf', 'Agentur Lichtfang', 'Atelier Papierfuchs', 'Neckar-Alb Illustration'];

type PictureSubject = {
  id: string;
  title: string;
  place: string;
  icon: IconName;
  motifs: readonly string[];
  artist: string;
};

/** Returns the pictures of an event: mostly one, sometimes a gallery, sometimes none. */
export function picturesOf({ id, title, place, icon, motifs, artist }: PictureSubject, random: Random): MediaInput[] {
  if (random.chance(WITHOUT_PICTURE_SHARE)) return [];
  const count = random.chance(GALLERY_SHARE) ? random.int(3, 5) : 1;
  const main = motifs.length > 0 ? motifs : motifsOf(icon);
  const agency = random.pick(AGENCIES);
  return Array.from({ length: count }, (_, index) => {
    const motif = random.pick(index === 0 ? main : [...main, ...motifsOf(icon)]);
    const recipe = newRecipe(motif, random.int(1, 999_999));
    return {
      id: `${id}m${index + 1}`,
      alt: coverAlt(recipe),
      focalPoint: coverFocus(recipe),
      recipe,
      ...COVER_SIZE,
      author: artist,
      copyright: `© ${agency}`,
      ...(random.chance(0.5) ? { agency } : {}),
      ...(random.chance(0.5) ? { title } : {}),
      ...(random.chance(0.3) ? { location: place } : {}),
      ...(random.chance(0.3) ? { description: `Bild ${index + 1} zu „${title}“` } : {}),
    };
  });
}
