import { type EventProblem, type EventRules, problemIf, tooLong } from './event-rules';

/** Returns the problems of tags: at least one is required, and none twice. */
export function tagProblems(
  tags: readonly string[],
  { fieldSettings }: Pick<EventRules, 'fieldSettings'>,
): EventProblem[] {
  const { visible, maxLength } = fieldSettings.recording.tags;
  // A hidden field cannot be filled in.
  if (!visible) return [];
  return [
    ...problemIf(tags.length === 0, 'tags', 'required'),
    ...tags.flatMap((tag, index) => [
      ...tooLong(`tags.${index}`, tag, maxLength),
      ...problemIf(
        tags.slice(0, index).some((one) => isSameTag(one, tag)),
        `tags.${index}`,
        'repeated',
      ),
    ]),
  ];
}

const isSameTag = (one: string, other: string) => one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');
