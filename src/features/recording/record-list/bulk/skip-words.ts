import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Translation } from '../../../../i18n/translation';
import type { RecordKind } from '../../record-kind';
import type { BulkAction, Skipped, SkipReason } from './skip-reason';

const REASONS: Readonly<Record<SkipReason, MessageDescriptor>> = {
  past: msg`schon vorbei`,
  cancelled: msg`schon abgesagt`,
  draft: msg`noch nicht veröffentlicht`,
  published: msg`schon veröffentlicht`,
  waiting: msg`schon zur Prüfung gesendet`,
  incomplete: msg`es fehlen noch Angaben`,
  unpublished: msg`mit Änderungen, die nicht veröffentlicht sind`,
  changed: msg`mit einer Änderung in der Prüfung`,
  locked: msg`gesperrt`,
  takenDown: msg`von uns herausgenommen`,
  otherClient: msg`aus einem anderen Portal`,
};

type Words = (count: number, reason: string) => MessageDescriptor;

const BEFORE: Readonly<Record<Exclude<BulkAction, 'copy'>, Words>> = {
  publish: (count, reason) =>
    msg`${plural(count, { one: '# wird nicht veröffentlicht', other: '# werden nicht veröffentlicht' })}: ${reason}`,
  cancel: (count, reason) =>
    msg`${plural(count, { one: '# wird nicht abgesagt', other: '# werden nicht abgesagt' })}: ${reason}`,
  withdraw: (count, reason) =>
    msg`${plural(count, { one: '# wird nicht offline genommen', other: '# werden nicht offline genommen' })}: ${reason}`,
  delete: (count, reason) =>
    msg`${plural(count, { one: '# wird nicht gelöscht', other: '# werden nicht gelöscht' })}: ${reason}`,
};

const AFTER: Readonly<Record<Exclude<BulkAction, 'copy'>, Words>> = {
  publish: (count, reason) => msg`${count} nicht veröffentlicht: ${reason}`,
  cancel: (count, reason) => msg`${count} nicht abgesagt: ${reason}`,
  withdraw: (count, reason) => msg`${count} nicht offline genommen: ${reason}`,
  delete: (count, reason) => msg`${count} nicht gelöscht: ${reason}`,
};

/**
 * Names the records that an action leaves out, and why: '2 werden nicht abgesagt: schon vorbei'.
 *
 * @param isDone true once the action has run: '2 nicht abgesagt: schon vorbei'
 */
export function skippedLine(
  action: BulkAction,
  { reason, count }: Skipped,
  { isDone, kind }: { isDone: boolean; kind: RecordKind['name'] },
  { _ }: Pick<Translation, '_'>,
): string {
  // Every record can be copied.
  if (action === 'copy') return '';
  const label = _(reason === 'past' && kind === 'article' ? msg`schon zum letzten Mal erschienen` : REASONS[reason]);
  return _((isDone ? AFTER : BEFORE)[action](count, label));
}
