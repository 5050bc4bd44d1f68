/** A series of metrics with its labels. */
export type Series = { name: string; labels: Record<string, string>; value: number };

const NAME = /^[a-zA-Z_:][\w:]*$/;
const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;
const SUFFIXES: Record<string, readonly string[]> = { histogram: ['_bucket', '_sum', '_count'] };

/**
 * Parses Prometheus' text format.
 *
 * @throws {Error} for each fault: a family that comes twice or without type and help, a wrong name, label or number, a
 * series that comes twice, a histogram whose buckets do not grow up to its count
 */
export function readMetrics(text: string): Series[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const types = new Map<string, string>();
  const helps = new Set<string>();
  const series = new Map<string, Series>();
  let family = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const [, part, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (part === 'HELP' && helps.has(name)) throw new Error(`${name} is described twice.`);
    if (part === 'HELP') helps.add(name);
    if (part === 'TYPE' && (types.has(name) || !/^(counter|gauge|histogram)$/.test(rest)))
      throw new Error(`Wrong type: ${line}`);
    if (part === 'TYPE') types.set(name, rest);
    if (part) family = name;
    else {
      const one = readLine(line);
      const allowed = SUFFIXES[types.get(family) ?? ''] ?? [''];
      if (!helps.has(family) || !allowed.some((suffix) => one.name === family + suffix))
        throw new Error(`${one.name} stands outside of its family.`);
      const key = `${one.name} ${JSON.stringify(Object.entries(one.labels).sort())}`;
      if (series.has(key)) throw new Error(`${key} comes twice.`);
      series.set(key, one);
    }
  }
  const all = [...series.values()];
  for (const [name, type] of types) {
    if (!NAME.test(name)) throw new Error(`Wrong name: ${name}`);
    if (type === 'histogram') checkHistogram(name, all);
  }
  return all;
}

function readLine(line: string): Series {
  const [, name = '', pairs = '', number = ''] = LINE.exec(line) ?? [];
  const value = number === '+Inf' ? Number.POSITIVE_INFINITY : Number(number);
  if (name === '' || number === '' || Number.isNaN(value)) throw new Error(`No series: ${line}`);
  const labels: Record<string, string> = {};
  for (let at = 0; at < pairs.length; at = LABEL.lastIndex) {
    LABEL.lastIndex = at;
    const [, label = '', text = ''] = LABEL.exec(pairs) ?? [];
    if (label === '' || label in labels) throw new Error(`Wrong labels: ${line}`);
    labels[label] = text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
  }
  return { name, labels, value };
}

function checkHistogram(name: string, all: readonly Series[]): void {
  const withoutLimit = ({ labels: { le: _, ...rest } }: Series) => JSON.stringify(rest);
  const counts = all.filter((one) => one.name === `${name}_count`);
  for (const count of counts) {
    const buckets = all.filter(
      (one) => one.name === `${name}_bucket` && withoutLimit(one) === JSON.stringify(count.labels),
    );
    const limits = buckets.map(({ labels }) => (labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le)));
    const grows = (numbers: number[]) => numbers.every((one, index) => index === 0 || one >= (numbers[index - 1] ?? 0));
    if (!grows(limits) || limits.at(-1) !== Number.POSITIVE_INFINITY) throw new Error(`${name}: wrong limits.`);
    if (!grows(buckets.map(({ value }) => value)) || buckets.at(-1)?.value !== count.value)
      throw new Error(`${name}: its buckets do not grow up to its count.`);
  }
}

/** Returns the value of one series; undefined if there is none. */
export const valueIn = (series: readonly Series[], name: string, labels: Record<string, string> = {}) =>
  series.find((one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value;
