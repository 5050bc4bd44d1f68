import { CHILDREN } from './texts/children';
import { CHURCHES } from './texts/churches';
import { CONCERTS } from './texts/concerts';
import { COURSES } from './texts/courses';
import { EXHIBITIONS } from './texts/exhibitions';
import { FEASTS } from './texts/feasts';
import { FILMS } from './texts/films';
import { FOODS } from './texts/foods';
import { MARKETS } from './texts/markets';
import { NATURE_TEXTS } from './texts/nature';
import { PARTIES } from './texts/parties';
import { READINGS } from './texts/readings';
import { SPORTS } from './texts/sports';
import { STAGE_TEXTS } from './texts/stage';
import { TALKS } from './texts/talks';
import type { RubricTexts } from './texts/template';
import { TOURS } from './texts/tours';

/** The texts of each rubric by its id, and how often it comes among all events. */
export const TEXTS: readonly { rubricId: number; share: number; texts: RubricTexts }[] = [
  { rubricId: 1, share: 15, texts: CONCERTS },
  { rubricId: 2, share: 9, texts: STAGE_TEXTS },
  { rubricId: 3, share: 12, texts: CHILDREN },
  { rubricId: 4, share: 5, texts: MARKETS },
  { rubricId: 5, share: 7, texts: NATURE_TEXTS },
  { rubricId: 6, share: 8, texts: TALKS },
  { rubricId: 7, share: 6, texts: EXHIBITIONS },
  { rubricId: 8, share: 6, texts: READINGS },
  { rubricId: 9, share: 6, texts: SPORTS },
  { rubricId: 10, share: 4, texts: FILMS },
  { rubricId: 11, share: 5, texts: FEASTS },
  { rubricId: 12, share: 4, texts: PARTIES },
  { rubricId: 13, share: 5, texts: CHURCHES },
  { rubricId: 14, share: 4, texts: FOODS },
  { rubricId: 15, share: 7, texts: COURSES },
  { rubricId: 16, share: 5, texts: TOURS },
];
