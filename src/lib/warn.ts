const said = new Set<string>();

/**
 * Logs each distinct message once to the console, for the integrator of the page. Messages must not contain visitors'
 * data.
 */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`[event-portal] ${message}`);
}
