import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { messageGroups } from '../../../../dist-config/plugins/messages';

const groups = Object.entries(messageGroups());
const groupsOf = (file: string) => groups.filter(([, isIn]) => isIn(file)).map(([name]) => name);

/** Groups that are there wherever another one is. What a list or the shell loads later brings its own. */
const THERE = new Set(['loader', 'main']);
const ABOVE: Record<string, string[]> = {
  recording: ['account'],
  adverts: ['account'],
  kit: ['account'],
  prerender: ['events', 'standalone'],
};
const BRINGS_ITS_OWN = /^src\/(?:shell|features\/events\/(?:list|views))\//;

/** Files that say something, by the origins that stand beside each message. */
const saying = new Set(
  [...readFileSync('src/i18n/de.po', 'utf8').matchAll(/^#: (.*)$/gm)].flatMap(([, files = '']) => files.split(/\s+/)),
);
const IMPORT = /(?:^import (type )?[^;]*?from |import\()'(\.[^']+)'/gms;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, isType, target = '']) => {
    const base = join(dirname(file), target);
    const found = isType ? undefined : ['.ts', '.tsx'].map((ending) => base + ending).find((path) => existsSync(path));
    return found ? [found] : [];
  });
}

const isThere = (importer: string, target: string) => {
  const own = groupsOf(importer).flatMap((name) => [name, ...(ABOVE[name] ?? [])]);
  return groupsOf(target).some((name) => THERE.has(name) || own.includes(name));
};

it('the messages of a file are loaded wherever it is shown', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const without = files
    .filter((file) => !BRINGS_ITS_OWN.test(file))
    .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
    .filter(([file, target]) => saying.has(target) && !isThere(file, target));
  expect(without).toEqual([]);
  expect(saying.size).toBeGreaterThan(300);
});

it('detects a missing message: the control', () => {
  expect(isThere('src/features/events/detail/event-detail-screen.tsx', 'src/forms/fields/select-field.tsx')).toBe(
    false,
  );
  expect(isThere('src/features/recording/event-form/event-screen.tsx', 'src/forms/fields/select-field.tsx')).toBe(true);
});
