import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;

/** A value of a family; the suffix distinguishes the series of a histogram. */
export type Sample = { value: number; labels?: Labels; suffix?: '_bucket' | '_sum' | '_count' };

/** The series of one name in Prometheus' text format. */
export type Family = {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly Sample[];
};

/** The upper limits of the buckets of durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** An answered request; `route` is the pattern of its address, so that there are few. */
export type AnsweredRequest = { method: string; route: string; status: number; seconds: number };

/** The metrics of requests. */
export type RequestMetrics = {
  /** Counts a request as in flight until the returned function is called. */
  begin(): () => void;
  answered(request: AnsweredRequest): void;
  families(): Family[];
};

type Durations = { labels: Labels; buckets: number[]; sum: number; count: number };

/** Creates the metrics of requests, without any. */
export function newRequestMetrics(): RequestMetrics {
  let inFlight = 0;
  const counts = new Map<string, { labels: Labels; value: number }>();
  const durations = new Map<string, Durations>();
  return {
    begin: () => {
      inFlight += 1;
      return () => {
        inFlight -= 1;
      };
    },
    answered: ({ method, route, status, seconds }) => {
      const labels = { method, route };
      const count = entryOf(counts, { ...labels, status: `${Math.floor(status / 100)}xx` }, (all) => ({
        labels: all,
        value: 0,
      }));
      count.value += 1;
      const duration = entryOf(durations, labels, (all) => ({
        ...{ labels: all, sum: 0, count: 0 },
        buckets: BUCKETS.map(() => 0),
      }));
      duration.sum += seconds;
      duration.count += 1;
      for (const [index, limit] of BUCKETS.entries())
        if (seconds <= limit) duration.buckets[index] = (duration.buckets[index] ?? 0) + 1;
    },
    families: () => [
      {
        ...{ name: 'event_portal_http_requests_total', type: 'counter', help: 'Answered requests.' },
        samples: [...counts.values()],
      },
      {
        name: 'event_portal_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time until an answer was ready.',
        samples: [...durations.values()].flatMap(histogramOf),
      },
      gauge('event_portal_http_requests_in_flight', 'Requests that are not answered yet.', inFlight),
    ],
  };
}

function entryOf<Entry>(entries: Map<string, Entry>, labels: Labels, create: (labels: Labels) => Entry): Entry {
  const key = JSON.stringify(labels);
  const entry = entries.get(key) ?? create(labels);
  entries.set(key, entry);
  return entry;
}

const histogramOf = ({ labels, buckets, sum, count }: Durations): Sample[] => [
  ...BUCKETS.map((limit, index) => ({
    ...{ suffix: '_bucket' as const, labels: { ...labels, le: String(limit) } },
    value: buckets[index] ?? 0,
  })),
  { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
  { suffix: '_sum', labels, value: sum },
  { suffix: '_count', labels, value: count },
];

/** Returns a family with one value. */
export const gauge = (name: string, help: string, value: number): Family => ({
  ...{ name, type: 'gauge', help },
  samples: [{ value }],
});

const counter = (name: string, help: string, value: number): Family => ({
  ...gauge(name, help, value),
  type: 'counter',
});

/** Starts to measure this process, and returns the function that describes it: memory, processor, event loop. */
export function measureProcess(): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    // Without a measurement yet, the values are not finite.
    const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((time) =>
      delay.count === 0 ? 0 : time / NANOSECONDS,
    );
    delay.reset();
    const started = Date.now() / 1000 - process.uptime();
    return [
      counter('process_cpu_seconds_total', 'Processor time of this process.', (user + system) / MICROSECONDS),
      gauge('process_resident_memory_bytes', 'Memory of this process.', rss),
      gauge('process_start_time_seconds', 'Start of this process since the epoch.', started),
      gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects.', heapUsed),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers.', external),
      gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay of the event loop since the last scrape.', p50 ?? 0),
      gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of that delay.', p99 ?? 0),
      gauge('nodejs_eventloop_lag_max_seconds', 'Maximum of that delay.', max ?? 0),
    ];
  };
}

/** The content type of the text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes families in Prometheus' text format. */
export const metricsText = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
