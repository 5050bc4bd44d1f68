const said = new Set<string>();

/** One tagged line in the console per distinct message, for the integrator of the page. Never for visitors' data. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`[event-portal] ${message}`);
}
