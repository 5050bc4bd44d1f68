import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script beside this one in a process of its own, gives it JSON on stdin and reads JSON from its stdout. */
export function inChild<Answer>(script: string, given: unknown): Promise<Answer> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path], { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stdin.end(JSON.stringify(given));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`${script} failed.`))));
  });
}
