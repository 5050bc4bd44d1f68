import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoment } from '../../../../app/drafts/draft-time';
import { usePortal } from '../../../../app/portal';
import type { DraftState } from '../../../../forms/saving/form-control';
import { useTranslation } from '../../../../i18n/use-translation';
import { withLocale } from '../../../../routing/locale-prefix';
import { draftRoute } from '../../../../routing/paths';
import { useRecordKind } from '../../use-record-kind';
import type { FormTexts } from '../form-kind';
import { mayBeginAnother, newDraftId, unsavedDrafts } from './unsaved-drafts';

const List = styled.ul`
  display: grid;
  list-style: none;
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

type Props = {
  personId: string;
  /** The name of the draft in this form. */
  name: string;
  draft: DraftState;
  texts: Pick<FormTexts, 'unfinished' | 'beginAnother'>;
};

/** Renders links to other unsaved drafts, and from a restored draft to a new one. */
export function UnsavedPanel({ personId, name, draft, texts }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client, router } = usePortal();
  const kind = useRecordKind();
  const owner = { host: client.host, personId, kind: kind.name };
  // Read once: changes by other tabs must not shift the form while the user types.
  const [otherDrafts] = useState(() => unsavedDrafts(owner).filter((other) => other.name !== name));
  const [next] = useState(() => (mayBeginAnother(owner) ? newDraftId() : undefined));
  const { restoredAt } = useSnapshot(draft);
  const isAnother = restoredAt !== undefined && next !== undefined;
  if (otherDrafts.length === 0 && !isAnother) return null;
  const linkTo = (id: string) => {
    const route = withLocale(draftRoute(kind.form, id), translation.locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
  function linkText(title: string, at: string): string {
    const moment = formatMoment(at, translation);
    return title ? t`Weiter mit „${title}“` : t`Weiter mit dem Entwurf von ${moment}`;
  }
  return (
    <nav aria-label={translation._(texts.unfinished)}>
      <List>
        {otherDrafts.map(({ id, title, changedAt }) => (
          <li key={id}>
            <a {...linkTo(id)}>{linkText(title, changedAt)}</a>
          </li>
        ))}
        {isAnother && (
          <li>
            <a {...linkTo(next)}>{translation._(texts.beginAnother)}</a>
          </li>
        )}
      </List>
    </nav>
  );
}
