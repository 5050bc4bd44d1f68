import { type EventProblem, type EventRules, type MediumField, problemIf } from './event-rules';

/** The texts of a picture. */
export type MediumTexts = { alt: string } & Record<MediumField, string>;

/** Returns the missing texts of pictures: the alternative text, and the client's required fields. */
export const mediaProblems = (
  media: readonly MediumTexts[],
  { eventRecording: { showMediaTab, requiredMediaFields } }: Pick<EventRules, 'eventRecording'>,
): EventProblem[] =>
  !showMediaTab
    ? []
    : media.flatMap((medium, index) =>
        (['alt', ...new Set(requiredMediaFields)] as const).flatMap((name) =>
          problemIf(medium[name].trim() === '', `media.${index}.${name}`, 'required'),
        ),
      );
