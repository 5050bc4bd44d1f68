import { text } from 'node:stream/consumers';

/**
 * The visitors of overload.ts, in a process of their own: the embedded database runs in the server's and would block
 * them. Gets addresses as JSON on stdin: `costly` are requested all at once, `light` one after the other until all
 * costly ones are answered; each visitor has an address of its own. Prints the statuses of the costly ones and the
 * times of the light ones.
 */
const PAUSE_MS = 20;

type FloodAddresses = { costly: string[]; light: string[] };

const { costly, light }: FloodAddresses = JSON.parse(await text(process.stdin));

const statusOf = async (address: string, caller: number) => {
  const headers = { 'x-forwarded-for': `10.0.${caller >> 8}.${caller & 255}` };
  const response = await fetch(address, { headers });
  await response.text();
  return response.status;
};

let pendingCount = costly.length;
const statuses: Record<number, number> = {};
const costlyRequests = costly.map(async (address, index) => {
  const status = await statusOf(address, index + 1);
  statuses[status] = (statuses[status] ?? 0) + 1;
  pendingCount -= 1;
});
const times: number[] = [];
for (let index = 0; pendingCount > 0 || index === 0; index += 1) {
  const address = light[index % light.length] ?? '';
  const start = performance.now();
  const status = await statusOf(address, 0);
  if (status !== 200) throw new Error(`${address} was answered ${status}`);
  times.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
await Promise.all(costlyRequests);
process.stdout.write(JSON.stringify({ statuses, times }));
