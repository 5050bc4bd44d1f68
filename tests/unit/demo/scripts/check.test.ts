import { expect, it } from 'vitest';
import { wrongSubjects } from '../../../../demo/scripts/check.mjs';
import { release } from '../../../../demo/scripts/check-release.mjs';

it('a subject of a commit has a type, and at most 72 characters', () => {
  const right = ['fix(month): retry', 'build: name exports', 'feat(api)!: drop it', `fix: ${'ä'.repeat(67)}`];
  const wrong = ["Merge branch 'docs'", 'Fix the month', 'fix(month) retry', 'fix:retry', 'fix: ', 'magic: it', ''];
  expect(wrongSubjects([...right, ...wrong, `fix: ${'ä'.repeat(68)}`])).toEqual([...wrong, `fix: ${'ä'.repeat(68)}`]);
});

it('a release takes the entries that are not released, once', () => {
  const before = '# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- A fault.\n\n## [0.1.0] - 2026-11-21\n\n- First.\n';
  const after = release(before, '0.2.0', '2026-12-01');
  expect(after).toBe(before.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n'));
  expect(() => release(after, '0.2.0', '2026-12-02')).toThrow('already');
  expect(() => release(after, '0.3.0', '2026-12-02')).toThrow('no entries');
  expect(() => release('# Changelog\n', '0.3.0', '2026-12-02')).toThrow('no entries');
});
