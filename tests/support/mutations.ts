import fc from './same-cases';

type Path = (string | number)[];

/** Returns every path in a JSON value, from the whole to its leaves. */
function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))];
}

function mutate(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const inner = mutate(copy[key], rest, change);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const strangers = fc.oneof(
  fc.constantFrom(null, '', 0, -1, 1e308, Number.POSITIVE_INFINITY, true, false, [], {}, [[]], '2026-02-30', '25:61'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'javascript:alert(1)', '\u0000', '\ud800', '<b>x</b>'),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.string(),
  fc.double(),
);

/** Generates answers with one to three changes, as from servers of another version, broken proxies and attackers. */
export function mutationsOf(answer: unknown): fc.Arbitrary<unknown> {
  const change = fc.oneof(
    { weight: 1, arbitrary: fc.constant(() => undefined) },
    { weight: 4, arbitrary: strangers.map((stranger) => () => stranger) },
    { weight: 1, arbitrary: fc.constant((old: unknown) => [old]) },
    { weight: 1, arbitrary: fc.constant((old: unknown) => String(old)) },
  );
  const step = fc.tuple(fc.constantFrom(...pathsOf(answer)), change);
  return fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) =>
    steps.reduce((value: unknown, [path, act]) => {
      const isThere = pathsOf(value).some((other) => other.join('/') === path.join('/'));
      return isThere ? mutate(value, path, act) : value;
    }, answer),
  );
}
