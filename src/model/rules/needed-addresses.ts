import { type EventProblem, type EventRules, when } from './event-rules';

/** The addresses that an event needs; with 'either', one of both is enough. */
export type NeededAddresses = { location: boolean; promoter: boolean; either: boolean };

/**
 * Returns the addresses that the client requires. If one of the flags `location_required` and `promoter_required` is
 * set, only the flags count, and an unset one requires nothing. Without them, `requiredAddresses` counts.
 */
export function neededAddresses({ eventRecording, fieldSettings }: EventRules): NeededAddresses {
  const { location_required: location, promoter_required: promoter } = fieldSettings.recording;
  if (location !== undefined || promoter !== undefined)
    return { location: location ?? false, promoter: promoter ?? false, either: false };
  const { requiredAddresses: needed } = eventRecording;
  return {
    location: needed === 'location' || needed === 'both',
    promoter: needed === 'promoter' || needed === 'both',
    either: needed === 'either',
  };
}

/** Returns the problems of missing addresses. */
export function neededAddressProblems(
  { location, promoter }: { location?: number | undefined; promoter?: number | undefined },
  rules: EventRules,
): EventProblem[] {
  const needed = neededAddresses(rules);
  return [
    ...when(needed.location && location === undefined, 'location', 'required'),
    ...when(needed.promoter && promoter === undefined, 'promoter', 'required'),
    ...when(needed.either && location === undefined && promoter === undefined, 'location', 'location_or_promoter'),
  ];
}
