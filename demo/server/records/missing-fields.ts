import type { EventProblem } from '../../../src/model/rules/event-rules';

/** The fields that problems are about, each once, by the names of the content. */
export const missingFields = (problems: readonly EventProblem[]): string[] => [
  ...new Set(problems.flatMap(({ path }) => path.split('.')[0] ?? [])),
];
