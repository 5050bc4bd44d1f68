/** Runs a test in the time zone of a visitor far away; Node follows the variable at once. */
export function inZone<Result>(zone: string, act: () => Result): Result {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return act();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
