import { type EventProblem, type EventRules, type MediumField, when } from './event-rules';

/** What is said of a picture. */
export type MediumTexts = { alt: string } & Record<MediumField, string>;

/** What pictures lack: a description for those who do not see them, and what the client asks for. */
export const mediaProblems = (
  media: readonly MediumTexts[],
  { eventRecording: { showMediaTab, requiredMediaFields } }: Pick<EventRules, 'eventRecording'>,
): EventProblem[] =>
  !showMediaTab
    ? []
    : media.flatMap((medium, index) =>
        (['alt', ...new Set(requiredMediaFields)] as const).flatMap((name) =>
          when(medium[name].trim() === '', `media.${index}.${name}`, 'required'),
        ),
      );
