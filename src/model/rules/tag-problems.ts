import { type EventProblem, type EventRules, tooLong, when } from './event-rules';

/** What is wrong with the tags: there is at least one, and none twice. */
export function tagProblems(
  tags: readonly string[],
  { fieldSettings }: Pick<EventRules, 'fieldSettings'>,
): EventProblem[] {
  const { visible, maxLength } = fieldSettings.recording.tags;
  // Nobody can fill in what is not shown.
  if (!visible) return [];
  return [
    ...when(tags.length === 0, 'tags', 'required'),
    ...tags.flatMap((tag, place) => [
      ...tooLong(`tags.${place}`, tag, maxLength),
      ...when(
        tags.slice(0, place).some((one) => isSameTag(one, tag)),
        `tags.${place}`,
        'repeated',
      ),
    ]),
  ];
}

const isSameTag = (one: string, other: string) => one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');
