import { readFileSync } from 'node:fs';
import type { IconName } from '../generate/rubrics';

/** A picture for covers. */
export type Motif = {
  /** The German description of the drawing, for the alternative text. */
  alt: string;
  /** The suitable palettes; the night ones among them for subjects of the evening. */
  palettes: readonly string[];
  /** The vertical middle of the subject, 0 at the top to 1. */
  focusY: number;
  /** True if a mirrored drawing would look wrong. */
  isDirectional: boolean;
  /** True if it only suits a season; an event names it itself, it is never picked at random. */
  isSeasonal: boolean;
  /** Inner SVG with placeholders (see fillTemplate). */
  drawing: string;
};

/** The drawings of each rubric's icon, in the order in which they are picked. */
const NAMES: Record<IconName, string> = {
  music: 'turntable violin piano openAir ensemble',
  stage: 'spotlight masks paperStage cabaret',
  child: 'balloons fox blocks fairyTale kites',
  market: 'weekly christmas harvest flea',
  nature: 'ridges heath nightSky woodland castleRock winterWalk pond',
  talk: 'lectern planet idea speech finds',
  art: 'gallery composition sculpture brushes',
  book: 'shelf openBook readingLamp typewriter',
  sport: 'track bicycle ball swimming skiing',
  film: 'reel projector openAirCinema clapper',
  party: 'discoBall dancers neon mixer',
  church: 'village window organ candles advent',
  food: 'table wine pretzel pot',
  course: 'pottery yarn lotus desk dance',
  tour: 'oldTown watchman map skyline',
  star: 'tent fireworks maypole carnival wheel',
};

const SVG = /^<svg ([^>]*)>\s*<title>(.*?)<\/title>([\s\S]*)<\/svg>\s*$/;

const read = (path: string): string => readFileSync(new URL(`../motifs/${path}.svg`, import.meta.url), 'utf8');

function readMotif(path: string): Motif {
  const [, attributes = '', alt = '', drawing] = SVG.exec(read(path)) ?? [];
  if (drawing === undefined) throw new Error(`The motif ${path} has no title, or is no SVG.`);
  const attribute = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1];
  return {
    ...{ alt, drawing, palettes: attribute('palettes')?.split(' ') ?? [], focusY: Number(attribute('focus-y') ?? 0.5) },
    ...{ isDirectional: attribute('one-way') === 'true', isSeasonal: attribute('seasonal') === 'true' },
  };
}

/** Every motif by its name in a recipe, as in 'music.violin'. */
export const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  Object.entries(NAMES).flatMap(([icon, names]) =>
    names.split(' ').map((name) => [`${icon}.${name}`, readMotif(`${icon}/${name}`)] as const),
  ),
);

/** The common parts of drawings. */
export const SCENERY: string = SVG.exec(read('scenery'))?.[3] ?? '';

/** Returns the motifs of a rubric's icon that suit every day of the year. */
export const motifsOf = (icon: IconName): string[] =>
  NAMES[icon]
    .split(' ')
    .map((name) => `${icon}.${name}`)
    .filter((name) => !MOTIFS.get(name)?.isSeasonal);
