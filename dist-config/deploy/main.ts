import { parseArgs } from 'node:util';
import { type DeploymentResult, deployFiles } from './deploy-files';

/*
 * `npm run deploy-files -- --to FOLDER [--from FOLDER] [--keep-days DAYS]`: deploys the files of a build beside those of
 * earlier ones.
 */

const USAGE = 'npm run deploy-files -- --to FOLDER [--from FOLDER] [--keep-days DAYS]';
const KEEP_DAYS = '30';

class WrongCall extends Error {}

function readOptions() {
  const options = {
    to: { type: 'string' },
    from: { type: 'string', default: 'dist' },
    'keep-days': { type: 'string', default: KEEP_DAYS },
  } as const;
  let values: { to?: string; from: string; 'keep-days': string };
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new WrongCall((error as Error).message);
  }
  const { to, from, 'keep-days': days } = values;
  if (!to) throw new WrongCall('--to names the folder that the web server delivers.');
  if (!/^\d{1,4}$/.test(days)) throw new WrongCall(`--keep-days ${days}: a whole number of days is wanted.`);
  return { to, from, keepDays: Number(days) };
}

function linesOf({ written, unchanged, kept, removed, builds }: DeploymentResult, to: string): string[] {
  const replaced = builds.filter(({ until }) => until !== undefined).length;
  return [
    `${to}: ${written.length} files written, ${unchanged} unchanged.`,
    ...kept.map((path) => `${path} is yours and was not changed.`),
    `Earlier builds kept for open pages: ${replaced}. Files of older builds removed: ${removed.length}.`,
  ];
}

try {
  const options = readOptions();
  for (const line of linesOf(deployFiles(options), options.to)) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof WrongCall) console.error(`Usage: ${USAGE}`);
  process.exitCode = error instanceof WrongCall ? 2 : 1;
}
