import { describe, expect, it } from 'vitest';
import { type Figure, isMissed, markdownOf, summaryOf, tableOf } from '../../../../dist-config/bench/figures';
import { type Results, withResults } from '../../../../dist-config/bench/results';
import { itForAll } from '../../../support/it-for-all';

const reached: Figure = { what: 'loader', value: 20, unit: 'KB', goal: 24 };
const noisy: Figure = { what: 'search', value: 50, unit: 'ms', goal: 40, noise: 0.42 };
const beside: Figure = { what: 'first card, ours | theirs', value: 220, unit: 'ms', floor: 200, goal: 1.05 };
const told: Figure = { what: 'script time', value: 300, unit: 'ms', floor: 200 };

const lastOf = (table: string) => table.split('\n').at(-1);

describe('a figure', () => {
  itForAll([
    ['reaches a goal that it does not exceed', { ...reached, value: 24 }, false],
    ['misses a goal that it exceeds', noisy, true],
    ['is judged by its ratio to a floor', beside, true],
    ['reaches a ratio', { ...beside, goal: 1.1 }, false],
    ['without a goal misses none', told, false],
    ['that could not be measured misses its goal', { ...reached, value: Number.NaN }, true],
    ['reaches a goal of nothing', { ...reached, value: 0, goal: 0 }, false],
  ])('%s', (_, figure, expected) => expect(isMissed(figure)).toBe(expected));
});

describe('the table of figures', () => {
  it('begins with missed goals, and shows whether each goal is met', () => {
    const lines = tableOf([reached, told, beside, noisy]).split('\n').slice(1);
    expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
      'first card, ours | theirs  220 ms  200  1.10  ≤ 1.05  no',
      'search  50 ms  ≤ 40  no  42 %',
      'loader  20 KB  ≤ 24  yes',
      'script time  300 ms  200  1.50',
    ]);
  });

  it('marks disturbed figures, and explains them below', () => {
    expect(lastOf(tableOf([noisy]))).toMatch(/42 %$/);
    expect(summaryOf([reached, noisy])).toContain('1 of 2 goals are reached.');
    expect(summaryOf([reached, noisy])).toContain('during 1 of 2 figures');
    // A control: a quiet run says nothing of it.
    expect(summaryOf([reached, told])).toBe('1 of 1 goals are reached.');
  });

  it('is Markdown for the documents, with any characters in a name', () => {
    expect(lastOf(markdownOf([beside]))).toBe('| first card, ours \\| theirs | 220 ms | 200 | 1.10 | ≤ 1.05 | no |  |');
  });
});

describe('the results in a text', () => {
  const results: Results = {
    loading: { figures: [reached], at: '2026-11-22T12:40:11.000Z', commit: 'abcdef1', runs: 7, seconds: 100 },
    search: { figures: [noisy], at: '2026-11-22T12:50:00.000Z', commit: 'abcdef2', runs: 7, seconds: 30 },
  };
  const text = 'before\n<!-- bench: made by npm run bench -- --docs -->\nold\n<!-- end of bench -->\nafter\n';

  it('are between the marks, of all parts in one table, with their origin', () => {
    const made = withResults(text, results);
    expect(made).not.toContain('old');
    expect(made).toMatch(
      /^before\n.*\n\n\| figure [\s\S]*\| search [\s\S]*\| loader [\s\S]*<!-- end of bench -->\nafter\n$/,
    );
    expect(made).toContain('loading (2026-11-22 12:40, abcdef1, medians of 7), search (2026-11-22 12:50, abcdef2');
    expect(withResults(made, results)).toBe(made);
  });

  it('have no place in a text without marks', () => {
    expect(() => withResults('nothing', results)).toThrow('bench: made by');
  });
});
