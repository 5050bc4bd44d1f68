import type { StructError } from 'superstruct';

const MAX_PROBLEMS = 3;

/** Describes the faults of a file's entry in a line. */
export function describeStructError(error: StructError): string {
  const failures = error
    .failures()
    .filter(({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index);
  const descriptions = failures.slice(0, MAX_PROBLEMS).map(({ path, value, type: kind, refinement, message }) => {
    const where = path.join('.') || 'entry';
    if (value === undefined) return `${where} is missing`;
    return `${where}: expected ${refinement ?? (kind === 'enums' ? message.replace(/^Expected |, but received.*$/g, '') : kind)}`;
  });
  const more = failures.length - descriptions.length;
  return descriptions.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
