import type { AccessFeature } from '../../../src/model/access-features';
import { randomOf } from './random';

/** What the words about a house say in detail. */
const SAID: readonly (readonly [AccessFeature, RegExp])[] = [
  ['stepFree', /stufenlos|aufzug/i],
  ['accessibleToilet', /toilette/i],
  ['inductionLoop', /höranlage/i],
];
/** What a house does for single events. */
const SHARES = { quietHour: 0.05, signLanguage: 0.06 };

/**
 * How an event is accessible in detail. It draws from a sequence of its own, so that all else that is made up stays as it is.
 *
 * @param words about the house, where it is accessible at all
 */
export function accessFeaturesOf(id: string, words: string | undefined): AccessFeature[] {
  const random = randomOf(`${id} access`);
  const isQuiet = random.chance(SHARES.quietHour);
  const isSigned = random.chance(SHARES.signLanguage);
  return [
    ...SAID.filter(([, said]) => words !== undefined && said.test(words)).map(([feature]) => feature),
    ...(isQuiet ? (['quietHour'] as const) : []),
    ...(isSigned ? (['signLanguage'] as const) : []),
  ];
}
