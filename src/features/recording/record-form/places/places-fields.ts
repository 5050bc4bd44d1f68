import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type UnusableReason, unusableReason } from '../../../../model/relation-problems';
import type { RecordContext } from '../record-problems';

type FieldsContext = RecordContext<never>;

/** The reasons why the person has no usable role relation, with the next step. */
const NO_CHOICE: Readonly<Record<UnusableReason, MessageDescriptor>> = {
  awaiting: msg`Wir prüfen diese Organisation noch. Speichern Sie einen Entwurf. Sie können ihn veröffentlichen, sobald wir sie freigegeben haben.`,
  changed: msg`Wir prüfen Ihre Änderung an dieser Organisation noch. Speichern Sie einen Entwurf. Sie können ihn veröffentlichen, sobald wir sie freigegeben haben.`,
  rejected: msg`Wir haben diese Organisation abgelehnt. Speichern Sie einen Entwurf, und fügen Sie in Ihrem Profil eine andere hinzu.`,
  blocked: msg`Wir haben diese Organisation gesperrt. Speichern Sie einen Entwurf, und fügen Sie in Ihrem Profil eine andere hinzu, oder wenden Sie sich an uns.`,
  removal: msg`Diese Organisation wird gerade entfernt. Speichern Sie einen Entwurf, und fügen Sie in Ihrem Profil eine andere hinzu.`,
};

/** The order in which reasons are shown: the one closest to being usable comes first. */
const REASON_ORDER: readonly UnusableReason[] = ['awaiting', 'changed', 'rejected', 'blocked', 'removal'];

function noChoiceOf(relations: FieldsContext['relations']): MessageDescriptor | undefined {
  if (!relations) return undefined;
  const reasons = relations.map(({ status }) => unusableReason(status));
  if (reasons.includes(undefined)) return undefined;
  const reason = REASON_ORDER.find((one) => reasons.includes(one));
  return reason
    ? NO_CHOICE[reason]
    : msg`Sie haben noch nicht angegeben, für wen Sie eintragen. Speichern Sie einen Entwurf, und geben Sie es in Ihrem Profil an.`;
}

/** Returns the fields for role relation, location and promoter. @param relations of the person, if they are loaded */
export const placesFields = (relations: FieldsContext['relations']) => ({
  relation: {
    section: 'places',
    label: msg`Ich trage ein für …`,
    missing: msg`Bitte wählen Sie, für wen Sie eintragen.`,
    isFor: 'choosing' as const,
    noChoice: noChoiceOf(relations),
  },
  location: {
    section: 'places',
    label: msg({ message: 'Ort', context: 'venue' }),
    missing: msg`Bitte wählen Sie einen Ort.`,
    isFor: 'choosing' as const,
  },
  promoter: {
    section: 'places',
    label: msg`Veranstalter`,
    missing: msg`Bitte wählen Sie einen Veranstalter.`,
    isFor: 'choosing' as const,
  },
});
