import { text } from 'node:stream/consumers';

/**
 * Visitors who search at the same time, in a process of their own, so that they do not take the server's turns. Gets
 * JSON on stdin: for each visitor the addresses, in order. Prints the times in milliseconds, by index. Each visitor has
 * an address of its own.
 */
export type VisitorAddresses = { addresses: string[][] };

const OVERLOADED = 503;

const { addresses }: VisitorAddresses = JSON.parse(await text(process.stdin));

/** Repeats the request while the server is overloaded; the time includes that wait. */
async function fetchUntilAnswered(address: string, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const response = await fetch(address, { headers });
    await response.text();
    if (response.ok) return;
    if (response.status !== OVERLOADED) throw new Error(`${address} was answered ${response.status}`);
  }
}

/** Runs one visitor. Each starts at another address, so that they do not all request the same kind at once. */
async function visit(addressesOfVisitor: string[], visitor: number): Promise<number[]> {
  const headers = { 'x-forwarded-for': `10.1.0.${visitor + 1}` };
  const start = Math.floor((visitor * addressesOfVisitor.length) / addresses.length);
  const times: number[] = [];
  for (let turn = 0; turn < addressesOfVisitor.length; turn += 1) {
    const place = (start + turn) % addressesOfVisitor.length;
    const began = performance.now();
    await fetchUntilAnswered(addressesOfVisitor[place] ?? '', headers);
    times[place] = performance.now() - began;
  }
  return times;
}

process.stdout.write(JSON.stringify(await Promise.all(addresses.map(visit))));
