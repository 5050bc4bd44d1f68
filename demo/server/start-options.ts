import { smtpService } from './mail/smtp';
import type { ServerOptions } from './main';
import type { Environment } from './platform/environment.mjs';

/** Returns the server's options from the environment. */
export function startOptions(environment: Environment): ServerOptions {
  const { smtpUrl, mailFrom, publicUrl, debug: _, log: __, ...otherOptions } = environment;
  return {
    ...otherOptions,
    mail: smtpUrl ? smtpService(smtpUrl, mailFrom) : undefined,
    ...(publicUrl && { publicUrl: () => publicUrl }),
  };
}
