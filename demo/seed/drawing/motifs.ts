import type { IconName } from '../rubrics';
import { ART } from './motifs/art';
import { BOOK } from './motifs/book';
import { CHILD } from './motifs/child';
import { CHILD_TALES } from './motifs/child-tales';
import { CHURCH } from './motifs/church';
import { COURSE } from './motifs/course';
import { FEAST } from './motifs/feast';
import { FILM } from './motifs/film';
import { FOOD } from './motifs/food';
import { MARKET } from './motifs/market';
import { MUSIC } from './motifs/music';
import { NATURE } from './motifs/nature';
import { NATURE_SIGHTS } from './motifs/nature-sights';
import { PARTY } from './motifs/party';
import { SPORT } from './motifs/sport';
import { STAGE } from './motifs/stage';
import { TALK } from './motifs/talk';
import { TOUR } from './motifs/tour';
import type { Motif } from './scene';

const GROUPS: Record<IconName, Record<string, Motif>> = {
  music: MUSIC,
  stage: STAGE,
  child: { ...CHILD, ...CHILD_TALES },
  market: MARKET,
  nature: { ...NATURE, ...NATURE_SIGHTS },
  talk: TALK,
  art: ART,
  book: BOOK,
  sport: SPORT,
  film: FILM,
  party: PARTY,
  church: CHURCH,
  food: FOOD,
  course: COURSE,
  tour: TOUR,
  star: FEAST,
};

/** Every motif by its name in a recipe, as in 'music.violin'. */
export const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  Object.entries(GROUPS).flatMap(([icon, motifs]) =>
    Object.entries(motifs).map(([name, motif]) => [`${icon}.${name}`, motif] as const),
  ),
);

/** Motifs that only suit a season; an event names them itself, they are never picked by chance. */
const SEASONAL = new Set([
  'market.christmas',
  'market.harvest',
  'nature.winterWalk',
  'sport.skiing',
  'sport.swimming',
  'film.openAirCinema',
  'star.maypole',
  'star.carnival',
  'star.fireworks',
  'church.advent',
]);

/** The motifs of a rubric's icon that suit every day of the year. */
export const motifsOf = (icon: IconName): string[] =>
  Object.keys(GROUPS[icon])
    .map((name) => `${icon}.${name}`)
    .filter((name) => !SEASONAL.has(name));
