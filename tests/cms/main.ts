import { chromium } from 'playwright/test';
import { startServer } from '../support/start-server';
import { checkTypo3 } from './typo3-checks';
import { wordpressChecks } from './wordpress-checks';
import { startWordPress } from './wordpress-site';

/*
 * `npm run test:cms`: tries the packed WordPress plugin in a real WordPress as its people do, and reads the files of
 * the TYPO3 extension. The WordPress and the events have different origins.
 */

const began = performance.now();
const stops: (() => Promise<unknown>)[] = [];
let passed = 0;
const failures: string[] = [];

/** Runs a check; the others run nevertheless if it fails. */
async function check(name: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  try {
    await work();
    passed += 1;
    console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures.push(`── ${name}\n${error instanceof Error ? error.stack : error}`);
    console.log(`✗ ${name}`);
  }
}

let stopping: Promise<void> | undefined;
/** Ends everything once; the end of the checks waits for the end that a signal has begun. */
function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const stop of stops.toReversed()) await stop().catch((error) => console.error(error));
  })();
  return stopping;
}

// Nothing that it has started may outlive it.
for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(fault, (error) => {
    console.error(error);
    void stopAll().then(() => process.exit(1));
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
}

try {
  await checkTypo3(check);
  const demo = await startServer('tests/support/demo-process.ts');
  stops.push(demo.stop);
  const site = await startWordPress(process.env.WORDPRESS_PATH ?? '/usr/share/wordpress', (stop) => stops.push(stop));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Signals end the databases and servers first.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  stops.push(() => browser.close());
  await wordpressChecks({ check, site, browser, demo: demo.urls[0] ?? '' });
} catch (error) {
  failures.push(`── start\n${error instanceof Error ? error.stack : error}`);
} finally {
  await stopAll();
}
for (const failure of failures) console.error(failure);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
