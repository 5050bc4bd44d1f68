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
    ...tags.flatMap((tag, index) => [
      ...tooLong(`tags.${index}`, tag, maxLength),
      ...when(
        tags.slice(0, index).some((one) => isSameTag(one, tag)),
        `tags.${index}`,
        'repeated',
      ),
    ]),
  ];
}

const isSameTag = (one: string, other: string) => one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');
