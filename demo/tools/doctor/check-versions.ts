import { readFile } from 'node:fs/promises';
import { engines, version } from '../../../package.json';
import { type Finding, findingsOf } from './finding';

const { ok, error, warning } = findingsOf('versions');

/** Checks Node.js, and that the elements are built and of this version. */
export async function checkVersions(distFolder: string, node = process.versions.node): Promise<Finding[]> {
  const found: Finding[] = [];
  if (!runsOn(node)) found.push(error(`Node.js ${node} is not supported.`, `Install ${engines.node}.`));
  const loader = await readFile(`${distFolder}/loader.js`, 'utf8').catch(() => undefined);
  if (loader === undefined)
    found.push(error(`The elements are not built: ${distFolder} has no loader.js.`, 'npm run build'));
  else if (!loader.includes(version))
    found.push(warning(`The built elements are not of version ${version}.`, 'npm run build'));
  return found.length > 0 ? found : [ok(`Version ${version}, Node.js ${node}.`)];
}

/** Checks a version by `engines` of package.json: ranges with ^ and >= alone. */
export function runsOn(node: string): boolean {
  const parts = (text: string) => text.split('.').map(Number);
  return engines.node.split('||').some((range) => {
    const [, sign, least = ''] = /^(\^|>=)([\d.]+)$/.exec(range.trim()) ?? [];
    const [have, need] = [parts(node), parts(least)];
    const difference = have.map((part, index) => part - (need[index] ?? 0)).find((one) => one !== 0) ?? 0;
    return difference >= 0 && (sign === '>=' || have[0] === need[0]);
  });
}
