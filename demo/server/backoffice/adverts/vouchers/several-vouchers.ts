import { createHash } from 'node:crypto';
import { type ActorContext, recordAction } from '../../../history/actor-context';
import { inOneWrite } from '../../../platform/http/write';
import type { OfficeOptions } from '../../options';
import { type Field, integerField, lineField } from '../../page/fields';
import type { FieldValues } from '../../page/typed-fields';
import { fieldsOf, kinds } from '../catalogue/kinds';

const MAX_COUNT = 200;
/** Letters and digits that nobody confuses; 32, so that each byte of a hash chooses one alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const shared = fieldsOf(kinds.voucher).filter(({ name }) => name !== 'code' && name !== 'is_active');

/** The fields of several vouchers that differ in their codes only. */
export const severalFields: readonly Field[] = [
  lineField({
    ...{ name: 'prefix', label: 'Anfang der Codes', hint: 'Wie ADVENT in ADVENT-7KQ2MWB4XD. Der Rest ist zufällig.' },
    ...{ isRequired: true, maxLength: 20, normalize: (text: string) => text.toUpperCase() },
    validate: (text) =>
      /^[A-ZÄÖÜ\d]+(?:-[A-ZÄÖÜ\d]+)*$/.test(text) ? undefined : 'Bitte Buchstaben und Ziffern, dazwischen Striche.',
  }),
  integerField({ name: 'count', label: 'Wie viele', range: [1, MAX_COUNT] }),
  ...shared,
];

/** The values in the form; each code is for one order. */
export const severalDefaults: FieldValues = { count: 20, uses_most: 1 };

/** Returns the problems across the fields. */
export const severalProblems = (values: FieldValues): Readonly<Record<string, string>> =>
  kinds.voucher.problems?.(values, undefined) ?? {};

/**
 * Returns the codes of a form, which nobody can guess without its key. The same form has the same codes, so that it
 * creates nothing twice.
 */
export const codesOf = (prefix: string, count: number, key: string): string[] =>
  Array.from({ length: count }, (_, index) => {
    const hash = createHash('sha256').update(`${key} ${index}`).digest();
    const random = [...hash.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
    return `${prefix}-${random}`;
  });

/** Creates several vouchers, each with an entry in the history; a repeated form creates none. */
export const createVouchers = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  { values, key }: { values: FieldValues; key: string },
  actorContext: ActorContext,
): Promise<'done' | 'already'> =>
  inOneWrite(options, async (transaction) => {
    const { client } = actorContext;
    const { prefix, count, ...own } = values;
    const created = await transaction.query<{ code: string }>(
      `insert into advert_vouchers (client, code, share, cents, uses_most, uses_left, first_day, last_day)
       select $1, code, $3, $4, $5, $5, $6, $7 from unnest($2::text[]) as code on conflict do nothing returning code`,
      [
        ...[client, codesOf(String(prefix), Number(count), key), own.share, own.cents],
        ...[own.uses_most, own.first_day, own.last_day],
      ],
    );
    for (const { code } of created)
      await recordAction(transaction, actorContext, {
        ...{ kind: 'advert', record: code, action: 'voucher_created', details: { name: code } },
      });
    return created.length > 0 ? 'done' : 'already';
  });
