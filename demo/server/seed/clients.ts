import { readFileSync } from 'node:fs';

/** A client as the seed writes it; `settings` is what GET clientSettings answers. */
export type SeedClient = { key: string; name: string; settings: Record<string, unknown> };

const KEYS = ['stadt', 'zeitung'] as const;

/** The example clients: a town and a newspaper, with the settings of dist-config/clients. */
export const loadClients = (): SeedClient[] =>
  KEYS.map((key) => {
    const file = new URL(`../../../dist-config/clients/${key}.json`, import.meta.url);
    const settings: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    return { key, name: typeof settings.name === 'string' ? settings.name : key, settings };
  });
