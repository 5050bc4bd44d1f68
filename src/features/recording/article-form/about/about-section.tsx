import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../../app/portal';
import { TagsField } from '../../../../forms/fields/choice/tags-field';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import type { Picked } from '../../record-form/record-draft';
import { findLinkable } from './find-linkable';

/** Renders the day that an article is about, and the own and public events that it is linked to. */
export function AboutSection() {
  const { t } = useLingui();
  const { client } = usePortal();
  const translation = useTranslation();
  return (
    <>
      <DateField path="eventDate" isRequired hint={t`Der Tag, um den es geht, zum Beispiel eine Premiere.`} />
      <TagsField<Picked>
        path="events"
        max={MAX_ENTRIES.events}
        hint={t`Suchen Sie nach dem Titel. Besucher sehen diese Veranstaltungen unter dem Artikel, sobald sie veröffentlicht sind.`}
        find={(text, signal) => findLinkable(client, text, { translation, signal })}
      />
    </>
  );
}
