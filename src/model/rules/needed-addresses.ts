import { type EventProblem, type EventRules, problemIf } from './event-rules';

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
  const { requiredAddresses } = eventRecording;
  return {
    location: requiredAddresses === 'location' || requiredAddresses === 'both',
    promoter: requiredAddresses === 'promoter' || requiredAddresses === 'both',
    either: requiredAddresses === 'either',
  };
}

/** Returns the problems of missing addresses. */
export function neededAddressProblems(
  { location, promoter }: { location?: number | undefined; promoter?: number | undefined },
  rules: EventRules,
): EventProblem[] {
  const needed = neededAddresses(rules);
  return [
    ...problemIf(needed.location && location === undefined, 'location', 'required'),
    ...problemIf(needed.promoter && promoter === undefined, 'promoter', 'required'),
    ...problemIf(needed.either && location === undefined && promoter === undefined, 'location', 'location_or_promoter'),
  ];
}
