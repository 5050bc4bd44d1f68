import { argonHashing } from '../../demo/server/accounts/password-hashing';
import type { AppOptions } from '../../demo/server/app-options';
import { createPatterns } from '../../demo/server/persons/patterns';
import { newBetweenReads } from '../../demo/server/platform/http/between-reads';
import {
  BETWEEN_READS,
  COSTLY_READS,
  DRAWING,
  LONG_READ_LINE,
  LONG_READS,
  READ_LINE,
  TAKING,
  UPLOAD_LINE,
  VIEWS,
  WRITE_LINE,
} from '../../demo/server/platform/http/limits';
import { newPerCallerQueue } from '../../demo/server/platform/http/per-caller-queue';
import { newQueue } from '../../demo/server/platform/http/queue';

/** The time limit in milliseconds, long enough for a busy machine. */
export const PATIENCE_MS = 60_000;
/** A hash that costs nearly nothing. */
const CHEAP = { memoryKiB: 64, rounds: 1 };

/** Returns the limits of a queue in which work may wait as long as a busy machine needs. */
const patient = <Limits extends { maxWaitMs: number }>(limits: Limits): Limits => ({
  ...limits,
  maxWaitMs: PATIENCE_MS,
});

/** Creates patterns with as much time as a busy machine needs for a fast one. */
export const patientPatterns = (onIgnored: (error: Error) => void) => createPatterns(onIgnored, PATIENCE_MS);

/**
 * Returns the options of a server that refuses nothing because the machine is busy. All its time limits are long, those
 * of numbers are as they are, and the password of the back office costs little. A test of a time limit passes its own.
 */
export const patientOptions = ({
  database,
  onError = console.error,
}: Pick<AppOptions, 'database'> & Partial<Pick<AppOptions, 'onError'>>): Partial<AppOptions> => ({
  patterns: patientPatterns(onError),
  costlyReads: newQueue(patient(COSTLY_READS[database.kind])),
  longReads: newQueue(patient(LONG_READS)),
  longReadLine: newPerCallerQueue(patient(LONG_READ_LINE)),
  betweenReads: newBetweenReads(patient(BETWEEN_READS)),
  views: newQueue(patient(VIEWS)),
  betweenLists: newBetweenReads(patient(BETWEEN_READS)),
  drawing: newQueue(patient(DRAWING)),
  taking: newQueue(patient(TAKING)),
  callerLine: newPerCallerQueue(patient(WRITE_LINE)),
  readerLine: newPerCallerQueue(patient(READ_LINE)),
  uploadLine: newPerCallerQueue(patient(UPLOAD_LINE)),
  evenPause: async () => undefined,
  newHashing: (limits) => argonHashing({ ...limits, ...CHEAP, maxWaitMs: PATIENCE_MS }),
});
