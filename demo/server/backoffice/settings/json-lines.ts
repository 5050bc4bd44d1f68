import { tokensOf } from './json-fault';

/** An opened bracket with its position: the key or the index of the next entry. */
type Opened = { isObject: boolean; key: string; index: number };

/** Returns the line of each value of a JSON text, counted from 1, by its keys, joined by dots. */
export function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const opened: Opened[] = [];
  let isKeyNext = false;
  let [line, counted] = [1, 0];
  const note = (at: number) => {
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    lines.set(opened.map(({ isObject, key, index }) => (isObject ? key : String(index))).join('.'), line);
  };
  for (const { kind, text: token, at } of tokensOf(text)) {
    const inside = opened.at(-1);
    if (kind === '}' || kind === ']') opened.pop();
    else if (kind === ',' && inside) {
      inside.index += 1;
      isKeyNext = inside.isObject;
    } else if (kind === 'string' && isKeyNext && inside) {
      inside.key = String(JSON.parse(token));
      isKeyNext = false;
    } else if (kind === '{' || kind === '[') {
      note(at);
      opened.push({ isObject: kind === '{', key: '', index: 0 });
      isKeyNext = kind === '{';
    } else if (kind === 'string' || kind === 'scalar') note(at);
  }
  return lines;
}
