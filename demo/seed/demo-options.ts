import type { AppOptions } from '../server/app-options';
import { demoOperators } from '../tools/demo-accounts.mjs';
import { renderCover } from './draw/covers';
import { serveTiles } from './tiles/serve-tiles';

/** The options of the demo's server alone: drawn pictures, the tiles of its map, and the operator to log in as. */
export const DEMO_OPTIONS: Pick<AppOptions, 'renderCover' | 'furtherCalls' | 'demoOperator'> = {
  renderCover,
  furtherCalls: serveTiles,
  demoOperator: demoOperators[0]?.email,
};
