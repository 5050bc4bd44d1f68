export function failures(reports: string): string[];
