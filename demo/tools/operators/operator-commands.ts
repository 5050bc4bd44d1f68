import type { OperatorOptions } from '../../server/backoffice/operators/change-operators';
import { smtpService } from '../../server/mail/smtp';
import type { Database } from '../../server/platform/database/database';
import { readEnvironment } from '../../server/platform/environment.mjs';
import type { Command } from '../command';
import { withDatabase } from '../with-database';
import { block, invite, type ListedOperator, listOperators, resetOperator } from './operators';

/** Returns what changes of operators need, by the environment of the server. */
function optionsFor(database: Database): OperatorOptions {
  const { smtpUrl, mailFrom, publicUrl, port } = readEnvironment();
  return {
    database,
    now: () => new Date(),
    // A running server looks for mails itself.
    onWritten: () => undefined,
    mail: smtpUrl ? smtpService(smtpUrl, mailFrom) : undefined,
    publicUrl: () => publicUrl ?? `http://localhost:${port}`,
  };
}

const inviting: Command = {
  name: 'operator invite',
  operands: ['EMAIL'],
  options: {
    name: { value: 'NAME', meaning: 'the name that the history shows', isRequired: true },
    role: { value: 'ROLE', meaning: 'all (default), editing, or billing' },
    client: { value: 'KEYS', meaning: 'the clients that the operator may open, with commas; default: all' },
  },
  summary: 'Invites an operator of the back office, and prints the link for their password.',
  details: ['The link works once, for seven days. With SMTP_URL a running server also mails it.'],
  run: async ({ operands: [email = ''], option }) => {
    const clients = option('client')?.split(',').filter(Boolean) ?? null;
    const invitation = { email, name: option('name') ?? '', role: option('role') ?? 'all', clients };
    const { link, role } = await withDatabase((database) => invite(optionsFor(database), invitation), 'changes');
    return {
      data: { email, role, clients, link },
      lines: [`Invited ${email} with the role ${role}. Their link, for seven days:`, link],
    };
  },
};

const reset: Command = {
  name: 'operator reset',
  operands: ['EMAIL'],
  options: { 'second-factor': { meaning: 'switches the second factor off, too' } },
  summary: 'Prints a link for a new password of an operator, ends their sessions and a block.',
  details: ['The link works once, for 60 minutes. The old password works until then.'],
  run: async ({ operands: [email = ''], has }) => {
    const withFactor = has('second-factor');
    const { link, hadFactor } = await withDatabase(
      (database) => resetOperator(optionsFor(database), email, { withFactor }),
      'changes',
    );
    return {
      data: { email, link, secondFactorSwitchedOff: hadFactor },
      lines: [
        ...(withFactor ? [hadFactor ? 'The second factor is off.' : 'There was no second factor.'] : []),
        `${email} is logged out everywhere. The link for a new password:`,
        link,
      ],
    };
  },
};

const list: Command = {
  name: 'operator list',
  operands: [],
  options: {},
  summary: 'Lists the operators: address, name, role, clients, state, last log-in.',
  details: [],
  run: async () => {
    const operators = await withDatabase(listOperators, 'reads');
    const lines = operators.length > 0 ? operators.map(lineOf) : ['There are no operators yet.'];
    return { data: { operators }, lines };
  },
};

const lineOf = ({ email, name, role, clients, state, lastLogIn }: ListedOperator) =>
  [email, name, role, clients?.join(',') ?? 'all clients', state, lastLogIn?.slice(0, 10) ?? 'never'].join('\t');

const blocking: Command = {
  name: 'operator block',
  operands: ['EMAIL'],
  options: {},
  summary: 'Blocks an operator, who is logged out at once.',
  details: ['The last operator with the role all cannot be blocked. operator reset ends a block.'],
  run: async ({ operands: [email = ''] }) => {
    const hasChanged = await withDatabase((database) => block(optionsFor(database), email), 'changes');
    return {
      data: { email, state: 'blocked', hasChanged },
      lines: [hasChanged ? `Blocked ${email}.` : `${email} was blocked already.`],
    };
  },
};

/** The commands about the operators of the back office. */
export const operatorCommands: readonly Command[] = [inviting, reset, list, blocking];
