/** A part of the installation that the doctor checks. */
export type Part =
  | 'settings'
  | 'database'
  | 'replicas'
  | 'mail'
  | 'openid'
  | 'pictures'
  | 'clock'
  | 'proxy'
  | 'versions'
  | 'clients'
  | 'operators';

/** A result of a check. `remedy` says what to do about a warning or an error. */
export type Finding =
  | { part: Part; level: 'ok'; what: string }
  | { part: Part; level: 'warning' | 'error'; what: string; remedy: string };

/** Returns functions that make the findings of a part. */
export const findingsOf = (part: Part) => ({
  ok: (what: string): Finding => ({ part, level: 'ok', what }),
  warning: (what: string, remedy: string): Finding => ({ part, level: 'warning', what, remedy }),
  error: (what: string, remedy: string): Finding => ({ part, level: 'error', what, remedy }),
});
