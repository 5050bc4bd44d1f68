/**
 * Returns a function from an index, which only grows, to its line. Counting from the start each time would take hours
 * for a large file.
 */
export function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (index) => {
    for (; next >= 0 && next < index; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}
