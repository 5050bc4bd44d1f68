import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnusableReason } from '../../../model/relation-problems';
import type { RelationChange, StatusSettings } from './relation-change';

/** The texts of a status: its label, its meaning and advice. */
export type StatusTexts = { label: MessageDescriptor; meaning: MessageDescriptor; advice: MessageDescriptor };

/** The texts of the product's statuses. */
export const RELATION_STATUS_LABELS = {
  new: {
    label: msg`Neu, noch nicht freigegeben`,
    meaning: msg`Wir prüfen diese Organisation.`,
    advice: msg`Sie müssen nichts weiter tun. Bis zur Freigabe können Sie sie ändern oder zurückziehen.`,
  },
  changed: {
    label: msg`Geändert, noch nicht freigegeben`,
    meaning: msg`Wir prüfen Ihre Änderung. Danach können Sie wieder eintragen.`,
    advice: msg`Sie müssen nichts weiter tun. Bis zur Freigabe können Sie sie noch einmal ändern.`,
  },
  approved: {
    label: msg`Freigegeben`,
    meaning: msg`Sie können für diese Organisation eintragen.`,
    advice: msg`Wenn Sie sie ändern, prüfen wir sie noch einmal.`,
  },
  rejected: {
    label: msg`Abgelehnt`,
    meaning: msg`Wir haben diese Organisation nicht freigegeben.`,
    advice: msg`Ändern Sie sie, dann prüfen wir sie noch einmal, oder entfernen Sie sie.`,
  },
  blocked: {
    label: msg`Gesperrt`,
    meaning: msg`Wir haben diese Organisation gesperrt. Sie können sie weder verwenden noch ändern.`,
    advice: msg`Bitte wenden Sie sich an uns, wenn das ein Irrtum ist.`,
  },
  delete: {
    label: msg`Entfernung beantragt`,
    meaning: msg`Die Organisation wird entfernt, sobald wir das bestätigt haben.`,
    advice: msg`Bis dahin können Sie den Antrag zurücknehmen.`,
  },
} as const satisfies Record<string, StatusTexts>;

export type ProductStatus = keyof typeof RELATION_STATUS_LABELS;

/** Returns the product's status for a status of the client; undefined for any other, which counts as waiting. */
export function productStatus(
  status: string,
  { initialStatus, changedStatus }: StatusSettings,
): ProductStatus | undefined {
  if (Object.hasOwn(RELATION_STATUS_LABELS, status)) return status as ProductStatus;
  if (status === initialStatus) return 'new';
  return status === changedStatus ? 'changed' : undefined;
}

/** Returns the texts of a status; an unknown one counts as waiting for approval. */
export const relationStatusLabel = (status: string, settings: StatusSettings): StatusTexts =>
  RELATION_STATUS_LABELS[productStatus(status, settings) ?? 'new'];

/** Returns the label of a status; an unknown one is its own label. */
export const statusLabel = (status: string, settings: StatusSettings): MessageDescriptor | string => {
  const standard = productStatus(status, settings);
  return standard ? RELATION_STATUS_LABELS[standard].label : status;
};

/** The messages for the effect of saving. */
export const CHANGE_MESSAGES: Readonly<Record<Exclude<RelationChange, 'none'>, MessageDescriptor>> = {
  added: msg`Wird beim Speichern hinzugefügt.`,
  changed: msg`Wird beim Speichern geändert und dann neu geprüft.`,
  removed: msg`Wird beim Speichern entfernt.`,
  removal: msg`Die Entfernung wird beim Speichern beantragt.`,
  withdrawn: msg`Der Antrag auf Entfernung wird beim Speichern zurückgenommen.`,
};

/** The messages for relations with which nothing can be published yet, or any more. */
export const USE_MESSAGES: Readonly<Record<UnusableReason | 'sendOnly', MessageDescriptor>> = {
  sendOnly: msg`Sie können dafür schon eintragen. Veröffentlicht wird es, sobald wir sie freigegeben haben.`,
  awaiting: msg`Sie können dafür noch nichts veröffentlichen, weil wir sie noch prüfen.`,
  changed: msg`Sie können dafür noch nichts veröffentlichen, weil wir Ihre Änderung noch prüfen.`,
  rejected: msg`Sie können dafür nichts eintragen, weil wir sie abgelehnt haben.`,
  blocked: msg`Sie können dafür nichts eintragen, weil sie gesperrt ist.`,
  removal: msg`Sie können dafür nichts eintragen, weil die Entfernung beantragt ist.`,
};

/** The labels of the authors of a step. */
export const AUTHOR_LABELS: Readonly<Record<'person' | 'operator', MessageDescriptor>> = {
  person: msg`von Ihnen`,
  operator: msg`von uns`,
};
