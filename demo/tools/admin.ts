import { runAdmin } from './run-admin';

process.exitCode = await runAdmin(process.argv.slice(2), { answer: console.info, message: console.error });
