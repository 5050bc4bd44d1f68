import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Progress } from '../use-bulk-actions';
import type { BulkAction } from './skip-reason';

type Words = (now: number, of: number) => MessageDescriptor;

const WORDS: Readonly<Record<BulkAction | 'restore' | 'undo', Words>> = {
  publish: (now, of) => msg`Wird veröffentlicht: ${now} von ${of}`,
  cancel: (now, of) => msg`Wird abgesagt: ${now} von ${of}`,
  withdraw: (now, of) => msg`Wird offline genommen: ${now} von ${of}`,
  copy: (now, of) => msg`Wird kopiert: ${now} von ${of}`,
  delete: (now, of) => msg`Wird gelöscht: ${now} von ${of}`,
  restore: (now, of) => msg`Wird wiederhergestellt: ${now} von ${of}`,
  undo: (now, of) => msg`Wird zurückgesetzt: ${now} von ${of}`,
};

/** Returns the message about a running action: 'Wird gelöscht: 2 von 5'. */
export const progressMessage = ({ action, done, total }: Progress<keyof typeof WORDS>): MessageDescriptor =>
  WORDS[action](done + 1, total);
