const loggedMessages = new Set<string>();

/** Logs each message once to the console, for the page's integrator. It must not contain visitors' data. */
export function warnOnce(message: string): void {
  if (loggedMessages.has(message)) return;
  loggedMessages.add(message);
  console.warn(`[event-portal] ${message}`);
}
