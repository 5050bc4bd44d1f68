import { argonHashing } from '../../demo/server/accounts/password-hashing';
import type { AppOptions } from '../../demo/server/app-options';
import { createPatterns } from '../../demo/server/persons/patterns';
import { newBetweenReads } from '../../demo/server/platform/http/between-reads';
import {
  BETWEEN_READS,
  COSTLY_READS,
  DRAWING,
  LONG_READ_QUEUE,
  LONG_READS,
  PICTURE_PROCESSING,
  READ_QUEUE,
  UPLOAD_QUEUE,
  VIEWS,
  WRITE_QUEUE,
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
  longReadQueue: newPerCallerQueue(patient(LONG_READ_QUEUE)),
  betweenReads: newBetweenReads(patient(BETWEEN_READS)),
  views: newQueue(patient(VIEWS)),
  betweenLists: newBetweenReads(patient(BETWEEN_READS)),
  drawing: newQueue(patient(DRAWING)),
  pictureProcessing: newQueue(patient(PICTURE_PROCESSING)),
  callerQueue: newPerCallerQueue(patient(WRITE_QUEUE)),
  readerQueue: newPerCallerQueue(patient(READ_QUEUE)),
  uploadQueue: newPerCallerQueue(patient(UPLOAD_QUEUE)),
  constantTimePause: async () => undefined,
  newHashing: (limits) => argonHashing({ ...limits, ...CHEAP, maxWaitMs: PATIENCE_MS }),
});
