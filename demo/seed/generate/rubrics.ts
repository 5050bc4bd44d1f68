import { array, enums, type Infer, number, string, type } from 'superstruct';
import { readData } from '../read-data';

const ICONS = [
  ...(['music', 'stage', 'child', 'market', 'nature', 'talk', 'art', 'book'] as const),
  ...(['sport', 'film', 'party', 'church', 'food', 'course', 'tour', 'star'] as const),
] as const;

/** The name of a drawn icon that every client of the API has. */
export type IconName = (typeof ICONS)[number];

/** White text on its colour has a contrast of 4.5:1. */
const rubricSchema = type({ id: number(), name: string(), nameEn: string(), color: string(), icon: enums(ICONS) });

/** The rubrics of the demo, in display order. */
export const RUBRICS: readonly Infer<typeof rubricSchema>[] = readData('tables/rubrics', array(rubricSchema));
