export function wrongSubjects(subjects: readonly string[]): string[];
