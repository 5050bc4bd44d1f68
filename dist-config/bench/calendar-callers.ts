import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/*
 * Callers who request lists or whole calendars, in a process of their own. Arguments: the number of callers, the number
 * of requests of each (0: until the input of the process ends), the network of their addresses, and the paths in turn.
 * A caller waits for each answer before the next request. Prints a line with the first answer, and at the end the
 * counts of each status with their times.
 */
export type AnswerCounts = { statuses: Record<string, number>; times: number[] };

const [callers = '', rounds = '', network = '', ...addresses] = process.argv.slice(2);

const agent = new Agent({ keepAlive: true });

let isOver = false;
let count = 0;
const answerCounts: AnswerCounts = { statuses: {}, times: [] };

/**
 * Requests an address.
 *
 * @returns the status, 0 without an answer; the body is not decompressed: that would occupy the processors that the
 *   server needs
 */
const statusOf = (address: string, from: string) =>
  new Promise<number>((resolve) => {
    const failed = () => resolve(0);
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'gzip' };
    const request = get(address, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', failed);
    });
    request.once('error', failed);
  });

async function sendRequest(from: string): Promise<void> {
  const address = addresses[count % addresses.length] ?? '';
  count += 1;
  const began = performance.now();
  const status = await statusOf(address, from);
  answerCounts.times.push(performance.now() - began);
  if (answerCounts.times.length === 1) console.info('begun');
  answerCounts.statuses[status] = (answerCounts.statuses[status] ?? 0) + 1;
}

/** Repeats requests. @param caller each in a network of its own */
async function repeatRequests(caller: number): Promise<void> {
  for (let round = 0; !isOver && (round < Number(rounds) || Number(rounds) === 0); round += 1)
    await sendRequest(`${network}.${caller}.1`);
}

const all = Promise.all(Array.from({ length: Number(callers) }, (_, caller) => repeatRequests(caller)));
const ended = text(process.stdin).then(() => {
  isOver = true;
});
if (Number(rounds) === 0) await ended;
await all;
console.info(JSON.stringify(answerCounts));
process.exit(0);
