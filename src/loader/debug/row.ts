/** A line of the table for integrators. */
export type Row = {
  topic: 'script' | 'page' | 'policy' | 'host' | 'element' | 'name' | 'setting';
  subject: string;
  finding: string;
  /** The advice; '' if nothing is wrong. */
  advice: string;
};

/** Creates a row. */
export const row = (topic: Row['topic'], subject: string, finding: string, advice = ''): Row => ({
  topic,
  subject,
  finding,
  advice,
});
