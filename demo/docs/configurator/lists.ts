/** Adds a value to a list separated by commas, or takes it out. */
export function toggled(list: string, value: string): string {
  const values = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const rest = values.filter((entry) => entry !== value);
  return (rest.length < values.length ? rest : [...values, value]).join(',');
}
