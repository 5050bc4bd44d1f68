import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { historySentence } from '../../../../../../demo/server/backoffice/history/history-sentences';
import {
  detailTexts,
  hasHistoryLabel,
  historyActions,
  historyKinds,
  historyLabel,
} from '../../../../../../demo/server/backoffice/history/history-words';
import { explainMailError } from '../../../../../../demo/server/backoffice/mails/mail-error-words';

/** Names of all actions that persons and the server record in the history. */
const recorded = ['accounts', 'persons'].flatMap((room) =>
  readdirSync(`demo/server/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(`demo/server/${room}/${file}`, 'utf8').matchAll(/\baction: '([\w-]+)'/g)].map(
        ([, word]) => word ?? '',
      ),
    ),
);

it('has a text for every action of persons', () => {
  expect(recorded.length).toBeGreaterThan(5);
  const unknown = recorded.filter(
    (action) => !['account', 'relation', 'address', 'event'].some((kind) => hasHistoryLabel(kind, action)),
  );
  expect(unknown).toEqual([]);
});

it('has a sentence for every action of every kind', () => {
  const kinds = Object.keys(historyKinds) as (keyof typeof historyKinds)[];
  const found = kinds.flatMap((kind) =>
    Object.keys(historyActions[kind]).map((action) => historySentence(kind, action)),
  );
  expect(found.length).toBeGreaterThan(100);
  // A noun without an article would follow 'hat' as in a telegram.
  expect(found.filter((sentence) => !/^hat \p{Ll}/u.test(sentence))).toEqual([]);
  expect(historySentence('event', 'approve')).toBe('hat freigegeben');
  expect(historySentence('event', 'constructor')).toBe('hat constructor');
});

it('leaves unknown keys unchanged, also names of object properties', () => {
  expect(historyLabel('account', 'constructor')).toBe('Konto: constructor');
  expect(historyLabel('toString', 'x')).toBe('toString: x');
  expect(detailTexts('account', { before: 'verified', status: 'constructor' })).toEqual([
    'Status freigegeben → constructor',
  ]);
  for (const odd of [null, 7, 'x', [], { fields: [1], keys: 'a', reason: {}, status: 1 }]) {
    expect(detailTexts('account', odd)).toEqual([]);
  }
});

it.each([
  ['The mail server did not answer in time.', 'Der Mailserver antwortet nicht.'],
  ['Greeting never received', 'Der Mailserver antwortet nicht.'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'Der Mailserver ist nicht erreichbar.'],
  ['getaddrinfo ENOTFOUND mail.invalid', 'Der Name des Mailservers führt nirgendwohin; bitte SMTP_URL prüfen.'],
  ['Invalid login: 535 Authentication failed', 'Der Mailserver lässt uns nicht ein; bitte SMTP_URL prüfen.'],
  ["Can't send mail - all recipients were rejected: 550 No such user here", 'Der Mailserver lehnt die E-Mail ab.'],
  ['451 Greylisted, come back later', 'Der Mailserver nimmt die E-Mail im Augenblick nicht an.'],
  ['Its link has ended.', 'Der Link in der E-Mail ist abgelaufen; sie wird nicht mehr gebraucht.'],
  ['Whatever', 'Die E-Mail wurde nicht angenommen.'],
])('describes %j', (error, words) => {
  expect(explainMailError(error)).toBe(words);
});
