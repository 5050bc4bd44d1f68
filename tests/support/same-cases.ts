import fc from 'fast-check';

/**
 * Chosen once: a run is to be green or red for what has changed since the last one, not by chance. Other cases are
 * tried with `PROPERTY_SEED=1 npm test`.
 */
const SEED = 20_261_123;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? SEED) });

/** fast-check, whose properties are tried with the same cases in each run. */
export default fc;
