import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../../app/portal';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Person } from '../../../../model/answers/person';
import { isUsable } from '../../../../model/relation-problems';
import { withLocale } from '../../../../routing/locale-prefix';
import { profileSectionRoute } from '../../../../routing/profile-sections';
import { Notice } from '../../../../ui/notice';

/** Renders the requirements for publishing the advertised event, at the beginning of an order. */
export function EventNeeds({ person: { roleRelations: relations } }: { person: Pick<Person, 'roleRelations'> }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { settings, router } = usePortal();
  const { applicationSettings, authenticatedArea } = settings;
  const mayPublish = authenticatedArea.rightsManagement === 'free' || relations.some(({ status }) => isUsable(status));
  const requirement = t`Sie können für eigene Veranstaltungen werben, die Besucher an den gebuchten Tagen sehen.`;
  if (mayPublish || !applicationSettings.activateEventsRecording) return <p className="hint">{requirement}</p>;
  const route = withLocale(profileSectionRoute('relations'), locale);
  return (
    <Notice kind="info" title={t`Das brauchen Sie für eine Anzeige`}>
      <p>{requirement}</p>
      <p>
        {relations.length > 0
          ? t`Sie können Veranstaltungen veröffentlichen, sobald Ihre Organisation freigegeben ist. Wir prüfen das noch.`
          : t`Sie können Veranstaltungen veröffentlichen, sobald Sie angegeben haben, für wen Sie eintragen, und wir Sie dafür freigegeben haben.`}
      </p>
      <a href={router.hrefOf(route)} data-route={route}>
        {relations.length > 0 ? t`Ansehen, für wen ich eintrage` : t`Angeben, für wen ich eintrage`}
      </a>
    </Notice>
  );
}
