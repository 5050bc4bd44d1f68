import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { runCrashes } from '../support/crashes/run-crashes';
import { postgresBinaries } from '../support/postgres';
import { imageOfDatabase, newPostgres } from './on-each-database';

/** The number of kills. One shows a faulty server; `npm run bench -- --only crashes` kills fifty times. */
const ROUNDS = 1;
const PATIENCE_MS = 120_000;

/** Differs in each run, but can be set, so that a run can be repeated. */
const seed = process.env.CRASH_SEED ?? String(Date.now());
const plan = { rounds: ROUNDS, seed, script: join(inject('scripts'), 'server-process.js') };

describe('killed in the middle of writes', () => {
  it(
    'the server on PGlite has lost and duplicated nothing',
    async () => {
      const { findings, acknowledged, changedAnswers } = await runCrashes({
        ...{ kind: 'pglite', ...plan, prepared: imageOfDatabase() },
      });
      expect({ findings, changedAnswers }, `CRASH_SEED=${seed}`).toEqual({ findings: [], changedAnswers: 0 });
      expect(acknowledged).toBeGreaterThan(ROUNDS);
    },
    PATIENCE_MS,
  );

  describe.skipIf(!postgresBinaries())('two servers on one PostgreSQL', () => {
    it(
      'have lost and duplicated nothing',
      async () => {
        const { findings, acknowledged, changedAnswers } = await runCrashes({
          ...{ kind: 'postgres', ...plan, prepared: await newPostgres('prepared') },
        });
        expect({ findings, changedAnswers }, `CRASH_SEED=${seed}`).toEqual({ findings: [], changedAnswers: 0 });
        expect(acknowledged).toBeGreaterThan(ROUNDS);
      },
      PATIENCE_MS,
    );

    it(
      'duplicate writes if responses are stored after their effects: the control',
      async () => {
        const { findings } = await runCrashes({
          ...{ kind: 'postgres', ...plan, isFaulty: true, prepared: await newPostgres('prepared') },
        });
        expect(findings).not.toEqual([]);
      },
      PATIENCE_MS,
    );
  });
});
