import { runCrashes } from '../../tests/support/crashes/run-crashes';
import { postgresBinaries } from '../../tests/support/postgres';
import type { Figure } from './figures';

/** The number of rounds in which the planted fault is found. */
const ROUNDS_OF_CONTROL = 5;

/**
 * Kills servers in the middle of mixed writes: one on PGlite, then one of two on PostgreSQL. Lost, duplicate or stuck
 * records are printed and make the run fail, and so does a planted fault that is not found.
 */
export async function crashFigures(rounds: number, seed: string): Promise<Figure[]> {
  const kinds = postgresBinaries() ? (['pglite', 'postgres'] as const) : (['pglite'] as const);
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const report = await runCrashes({ kind, rounds, seed });
    const { findings, acknowledged, changedAnswers, mails, repeatedMails } = report;
    for (const finding of findings) console.error(`${kind}: ${finding}`);
    const what = (name: string) => `${rounds} kills, ${kind}, seed ${seed}: ${name}`;
    figures.push(
      { what: what('acknowledged writes'), value: acknowledged, unit: '' },
      { what: what('lost, doubled or stuck'), value: findings.length, unit: '', goal: 0 },
      { what: what('keys with another answer afterwards'), value: changedAnswers, unit: '', goal: 0 },
      { what: what('mails'), value: mails, unit: '' },
      { what: what('mails that arrived once more'), value: repeatedMails, unit: '' },
    );
    if (findings.length + changedAnswers > 0) process.exitCode = 1;
  }
  const control = await runCrashes({ kind: kinds.at(-1) ?? 'pglite', rounds: ROUNDS_OF_CONTROL, seed, isFaulty: true });
  if (control.findings.length === 0) process.exitCode = 1;
  figures.push({ what: `planted fault, ${ROUNDS_OF_CONTROL} kills: found`, value: control.findings.length, unit: '' });
  return figures;
}
