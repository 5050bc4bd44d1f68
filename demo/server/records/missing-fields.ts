import type { EventProblem } from '../../../src/model/rules/event-rules';

/** Returns the fields of problems, each once, by the names of the content. */
export const missingFields = (problems: readonly EventProblem[]): string[] => [
  ...new Set(problems.flatMap(({ path }) => path.split('.')[0] ?? [])),
];
