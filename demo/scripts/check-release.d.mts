export function release(changelog: string, version: string, day: string): string;
