export function slowest(reports: string): string[];
export function secondsOf(runner: 'vitest' | 'playwright', report: string): [file: string, seconds: number][];
