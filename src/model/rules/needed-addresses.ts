import { type EventProblem, type EventRules, when } from './event-rules';

/** Which addresses an event needs; with 'either' one of both is enough. */
export type NeededAddresses = { location: boolean; promoter: boolean; either: boolean };

/**
 * Which addresses the client asks for: where one of the flags `location_required` and `promoter_required` is set, the
 * flags decide, and one that is not set asks for nothing; without them `requiredAddresses` does.
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

/** The addresses that an event lacks. */
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
