import { readFileSync } from 'node:fs';
import { toSettings } from '../../src/settings/to-settings';
import { toWorkSettings } from '../../src/settings/to-work-settings';

/** A client of the seed; `settings` is the answer of GET clientSettings. */
export type SeedClient = { key: string; name: string; settings: Record<string, unknown> };

const KEYS = ['stadt', 'zeitung'] as const;

/** Loads the example clients: a town and a newspaper, with the settings of dist-config/clients. */
export const loadClients = (): SeedClient[] =>
  checkedClients(
    KEYS.map((key) => {
      const file = new URL(`../../dist-config/clients/${key}.json`, import.meta.url);
      const settings: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
      return { key, name: typeof settings.name === 'string' ? settings.name : key, settings };
    }),
  );

/** Refuses settings that the back office would refuse. @throws {Error} that names the client and each wrong setting */
export function checkedClients(clients: readonly SeedClient[]): SeedClient[] {
  for (const { key, settings } of clients) {
    const problems = [...toSettings(settings).problems, ...toWorkSettings(settings).problems];
    if (problems.length === 0) continue;
    throw new Error(problems.map(({ path, message }) => `Settings of ${key}: ${path}: ${message}`).join('\n'));
  }
  return [...clients];
}
