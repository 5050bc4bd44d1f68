import { runCommand } from './run-command';

process.exitCode = await runCommand(process.argv.slice(2), { answer: console.info, message: console.error });
