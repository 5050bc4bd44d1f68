import { tokensOf } from './json-fault';

/** An opened bracket with its position: the key or the index of the next entry. */
type OpenBracket = { isObject: boolean; key: string; index: number };

/** Returns the line of each value of a JSON text, counted from 1, by its keys, joined by dots. */
export function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const openBrackets: OpenBracket[] = [];
  let isKeyNext = false;
  let [line, countedTo] = [1, 0];
  const recordLine = (at: number) => {
    line += text.slice(countedTo, at).split('\n').length - 1;
    countedTo = at;
    lines.set(openBrackets.map(({ isObject, key, index }) => (isObject ? key : String(index))).join('.'), line);
  };
  for (const { kind, text: token, index: at } of tokensOf(text)) {
    const innermost = openBrackets.at(-1);
    if (kind === '}' || kind === ']') openBrackets.pop();
    else if (kind === ',' && innermost) {
      innermost.index += 1;
      isKeyNext = innermost.isObject;
    } else if (kind === 'string' && isKeyNext && innermost) {
      innermost.key = String(JSON.parse(token));
      isKeyNext = false;
    } else if (kind === '{' || kind === '[') {
      recordLine(at);
      openBrackets.push({ isObject: kind === '{', key: '', index: 0 });
      isKeyNext = kind === '{';
    } else if (kind === 'string' || kind === 'scalar') recordLine(at);
  }
  return lines;
}
