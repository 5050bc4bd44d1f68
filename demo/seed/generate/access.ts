import type { AccessFeature } from '../../../src/model/access-features';
import { randomOf } from './random';

/** The phrases about a venue that imply an accessibility feature. */
const PHRASES: readonly (readonly [AccessFeature, RegExp])[] = [
  ['stepFree', /stufenlos|aufzug/i],
  ['accessibleToilet', /toilette/i],
  ['inductionLoop', /höranlage/i],
];
/** The shares of events with a further feature. */
const SHARES = { quietHour: 0.05, signLanguage: 0.06 };

/**
 * Returns the accessibility features of an event. Uses a random sequence of its own, so that other generated data stays
 * the same.
 *
 * @param accessibilityText about the venue, if it is accessible at all
 */
export function accessFeaturesOf(id: string, accessibilityText: string | undefined): AccessFeature[] {
  const random = randomOf(`${id} access`);
  const isQuiet = random.chance(SHARES.quietHour);
  const isSigned = random.chance(SHARES.signLanguage);
  return [
    ...PHRASES.filter(([, phrase]) => accessibilityText !== undefined && phrase.test(accessibilityText)).map(
      ([feature]) => feature,
    ),
    ...(isQuiet ? (['quietHour'] as const) : []),
    ...(isSigned ? (['signLanguage'] as const) : []),
  ];
}
