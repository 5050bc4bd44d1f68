import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import { FormSection } from '../../../forms/layout/form-section';
import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import type { Person } from '../../../model/answers/person';
import { headingLevelOf } from '../../../ui/heading-tag';
import { profileSectionId } from '../section-of';
import { DownloadData } from './download-data';

/** The lazy dialog that deletes the account. */
const DeleteAccountDialog = lazyDialog(async () => (await import('./delete-account-dialog')).DeleteAccountDialog);

const Block = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 70ch;

  h3,
  h4,
  h5,
  h6 {
    font-size: 1em;
  }
`;

/** Renders the download of the person's data and the deletion of the account. Not a part of the form. */
export function PrivacySection({ person }: { person: Person }) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const [isDeleting, setIsDeleting] = useState(false);
  const Heading = `h${headingLevelOf(headingLevel + 2)}` as const;
  return (
    <FormSection id={profileSectionId('privacy')} title={t`Ihre Daten`}>
      <Block>
        <Heading>{t`Daten herunterladen`}</Heading>
        <p>{t`Sie bekommen eine Datei mit allem, was über Sie gespeichert ist.`}</p>
        <DownloadData />
      </Block>
      {/* Once requested, the banner at the top of the page shows and cancels it. */}
      {!person.deletionDue && (
        <Block>
          <Heading>{t`Konto löschen`}</Heading>
          <p>{t`Wir löschen es 14 Tage, nachdem Sie es beantragt haben. Bis dahin können Sie es sich anders überlegen.`}</p>
          <button type="button" className="button is-quiet" onClick={() => setIsDeleting(true)}>
            {t`Konto löschen`}
          </button>
        </Block>
      )}
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </FormSection>
  );
}
