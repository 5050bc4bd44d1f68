import { delay } from '../../lib/delay';
import { askedHostOf, elementRows, elementsOfPage, type Found, nameRows } from './element-rows';
import { type HostReport, reportHost } from './host-rows';
import { type Need, policiesOfPage, policyRows } from './page-policy';
import { pageRows, scriptRows } from './page-rows';
import { type Row, row } from './row';

/*
 * The table of `?portal-debug`. It needs no code of the elements, so that it also explains why they fail. It holds no
 * token and no data of the visitor.
 */

/** The time for which the table waits for the elements, in ms. */
const PATIENCE_MS = 5_000;
const STEP_MS = 200;

/** Waits until each element shows something, or its time is over. */
async function settled(): Promise<Found[]> {
  const end = Date.now() + PATIENCE_MS;
  const isWaiting = ({ element, tag }: Found) =>
    !customElements.get(tag) || !element.shadowRoot || element.shadowRoot.querySelector('[aria-busy="true"]') !== null;
  for (;;) {
    const found = elementsOfPage();
    if (Date.now() > end || (found.length > 0 && !found.some(isWaiting))) return found;
    await delay(STEP_MS);
  }
}

/** Lists the settings of elements. Their schema belongs to the application, which may be what fails to load. */
async function settingRowsOf(found: readonly Found[], serverSettings: (one: Found) => unknown): Promise<Row[]> {
  try {
    const { rowsOfElement } = await import('./setting-rows');
    return found.flatMap((one) => rowsOfElement(one, serverSettings(one)));
  } catch {
    return [row('setting', 'all', 'the code that knows the settings has not loaded')];
  }
}

/** Lists what the product needs of the page's policy. */
function needsOf(hosts: readonly string[]): Need[] {
  const script = window.EventPortal?.script;
  return [
    ...(script ? [{ directives: ['script-src-elem', 'script-src'], address: script }] : []),
    ...hosts.flatMap((host) => [
      { directives: ['connect-src'], address: `${host}/api/clientSettings` },
      { directives: ['img-src'], address: `${host}/api/media/` },
    ]),
  ];
}

/** Lists each row once: elements with the same host share most of theirs. */
const unique = (rows: readonly Row[]): Row[] => [...new Map(rows.map((one) => [JSON.stringify(one), one])).values()];

/** Collects the rows of the table. @param refusals what the page's policy has refused since the start */
export async function reportPage(refusals: readonly string[]): Promise<Row[]> {
  const found = await settled();
  const hosts = [...new Set(found.map(askedHostOf))];
  const reports = new Map<string, HostReport>(
    await Promise.all(hosts.map(async (host) => [host, await reportHost(host)] as const)),
  );
  const policies = await policiesOfPage();
  const settings = await settingRowsOf(found, (one) => reports.get(askedHostOf(one))?.settings);
  return unique([
    ...scriptRows(),
    ...pageRows(),
    ...policyRows(policies, needsOf(hosts), window.location.href),
    ...refusals.map((refusal) => row('policy', 'refused', refusal)),
    ...elementRows(found, (host) => reports.get(host)?.settings !== undefined),
    ...nameRows(found),
    ...[...reports.values()].flatMap(({ rows }) => rows),
    ...settings,
  ]);
}

/** Prints the table. @returns its rows */
export async function printReport(refusals: readonly string[]): Promise<Row[]> {
  const rows = await reportPage(refusals);
  console.table(rows);
  return rows;
}
