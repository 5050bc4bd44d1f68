import type { AppOptions } from '../server/app-options';
import { renderCover } from './draw/covers';
import { serveTiles } from './tiles/serve-tiles';

/** The options of the demo's server alone: drawn pictures, and the tiles of its map. */
export const DEMO_OPTIONS: Pick<AppOptions, 'renderCover' | 'furtherCalls'> = { renderCover, furtherCalls: serveTiles };
