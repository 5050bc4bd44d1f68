import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../server/platform/environment.mjs';

/** The time in milliseconds after which a child is killed: a server whose database no longer answers ends sooner. */
const killAfterMs = 20_000;
const parentPollMs = 500;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The folder of the repository, absolute, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Starts a command in the repository's folder and returns the child process; it shares our streams by default. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
}

/**
 * Runs a command to its end: `{ code, output }`; a command that cannot start ends with 127, one killed by a signal with
 * 1.
 */
export function run(command, args, { env, quiet = true, onStart } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    onStart?.(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs npm: the one that started us if any, so that no system needs a shell. */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

/**
 * Runs one stage and prints its seconds, and all output of a failed one; returns whether it succeeded. It prints to
 * stderr: the stdout of `npm run serve` is its log, of which each line is JSON.
 */
export async function stage(name, work) {
  const began = Date.now();
  const { code, output } = await work();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code === 0) {
    console.error(`${name}: ${seconds} s`);
    return true;
  }
  process.stderr.write(output);
  console.error(`${name} failed after ${seconds} s (exit code ${code}).`);
  return false;
}

/** Returns the path of a program on PATH or in one of the extra folders, undefined when there is none. */
export function findProgram(name, extraFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extraFolders].filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Checks whether the port is free: on some systems all addresses can be taken beside the one the demo needs. */
export async function isPortFree(port) {
  return (await isAddressFree(port, '127.0.0.1')) && (await isAddressFree(port, '::'));
}

function isAddressFree(port, address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}

/** Returns a free port of this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Reads the demo's options from the environment; a wrong value ends the process with one line. */
export function demoEnvironment() {
  try {
    return readEnvironment();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Ends the process with one line when the port is taken. */
export async function needFreePort(port, command = 'npm start') {
  if (await isPortFree(port)) return;
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`);
  process.exit(1);
}

/**
 * Keeps this process alive as long as the children. A signal ends them all, and then this process ends with 0. If a
 * child ends by itself, the others get a signal to end, and its exit code becomes ours. Hanging children are killed,
 * but not before `drainMs` is over, during which servers still answer.
 */
export function liveWith(children, drainMs = 0) {
  let stopping = false;
  let exitCode = 0;
  let running = children.length;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    killAll(children, 'SIGTERM');
    setTimeout(() => killAll(children, 'SIGKILL'), drainMs + killAfterMs).unref();
  };
  for (const signal of signals) process.on(signal, stop);
  onParentEnd(stop);
  for (const child of children) {
    child.once('error', (error) => console.error(error.message));
    child.once('close', (code) => {
      if (!stopping) exitCode = code ?? 1;
      running -= 1;
      stop();
      if (running === 0) process.exit(exitCode);
    });
  }
}

/** Ends this process, as by a signal, when npm has ended that started it. */
export const endWithParent = () => onParentEnd(() => process.emit('SIGTERM'));

/** Detects the end of npm, if it has started us: a signal to npm alone ends npm and its shell without reaching us. */
function onParentEnd(stop) {
  if (!process.env.npm_execpath) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, parentPollMs).unref();
}

function killAll(children, signal) {
  for (const child of children) child.kill(signal);
}
