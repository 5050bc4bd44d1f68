import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailService } from '../../demo/server/mail/mail-service';
import { smtpService } from '../../demo/server/mail/smtp';

/**
 * The behaviour of the mail server towards a sender. It accepts everything, never greets, refuses recipients
 * permanently or temporarily, refuses our sender address, or cuts the connection within a mail or after accepting one.
 */
export type Mood = 'open' | 'silent' | 'refuses' | 'refuses the sender' | 'busy' | 'cuts' | 'takes and cuts';

/** An arrived mail. */
export type Taken = { to: string[]; email: Email; raw: string };

/** A mail server that behaves as a test requires. */
export type FakeMailServer = {
  taken: Taken[];
  /** Returns the number of connections, with or without a mail. */
  visitors: () => number;
  /** Sets the behaviour for all mails, or for those to one recipient. */
  be: (mood: Mood, recipient?: string) => void;
  service: () => MailService;
  /** Returns its address for SMTP_URL. */
  url: () => string;
  close: () => Promise<void>;
};

function refusal(mood: Mood): Error | null {
  if (mood === 'refuses') return Object.assign(new Error('No such user here'), { responseCode: 550 });
  if (mood === 'busy') return Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 });
  return null;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<FakeMailServer> {
  const taken: Taken[] = [];
  const moods = new Map<string, Mood>();
  let mood: Mood = 'open';
  let visitors = 0;
  const moodFor = (recipient = '') => moods.get(recipient) ?? mood;
  const recipientsOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address);

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      visitors += 1;
      if (mood !== 'silent') done();
    },
    onMailFrom: (_address, _session, done) => done(mood === 'refuses the sender' ? refusal('refuses') : null),
    onRcptTo: ({ address }, _session, done) => {
      if (moodFor(address) !== 'silent') done(refusal(moodFor(address)));
    },
    onData: (stream, session, done) => {
      const to = recipientsOf(session);
      const now = moodFor(to[0]);
      if (now === 'cuts') cut(session);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        void PostalMime.parse(raw).then((email) => {
          if (now !== 'cuts') taken.push({ to, email, raw });
          if (now === 'takes and cuts') cut(session);
          else done();
        });
      });
    },
  });
  server.on('error', () => undefined);

  function cut({ id }: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.session.id === id) connection._socket.destroy();
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return {
    taken,
    visitors: () => visitors,
    be: (next, recipient) => {
      if (recipient === undefined) mood = next;
      else moods.set(recipient, next);
    },
    service: () => smtpService(url, 'Portal <portal@stadt.example>'),
    url: () => url,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
