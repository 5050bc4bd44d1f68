import { runAdmin } from './run-admin';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

// What a command stores is one transaction. Leaving by exit releases the lock of the embedded database, too.
for (const [signal, code] of Object.entries(EXIT_CODES))
  process.once(signal, () => {
    console.error('Interrupted: what was not finished is not stored. Run the command again.');
    process.exit(code);
  });

process.exitCode = await runAdmin(process.argv.slice(2), { answer: console.info, message: console.error });
