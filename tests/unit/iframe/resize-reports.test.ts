import { beforeEach, expect, it } from 'vitest';
import { type ResizeReports, resizeReports } from '../../../src/iframe/resize-reports';

let height = 300;
const sent: unknown[][] = [];
const host = { postMessage: (...given: unknown[]) => void sent.push(given) } as Pick<Window, 'postMessage'>;
const container = { get scrollHeight() { return height; } } as Element; // biome-ignore format: one line.
let reports: ResizeReports;

beforeEach(() => {
  height = 300;
  sent.length = 0;
  reports = resizeReports(container, host);
});

it('reports the height by the protocol, larger or smaller, never the same twice', () => {
  for (const next of [300, 300, 500, 200, 200]) {
    height = next;
    reports.report();
  }
  expect(sent).toEqual([300, 500, 200].map((each) => [{ type: 'resize-iframe', height: each }, '*']));
});

it('answers a request of the host at any time', () => {
  reports.report();
  reports.answer();
  expect(sent).toHaveLength(2);
});

it('is silent while it is hidden', () => {
  height = 0;
  reports.report();
  reports.answer();
  expect(sent).toEqual([]);
});
