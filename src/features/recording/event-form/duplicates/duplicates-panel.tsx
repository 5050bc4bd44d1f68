import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../../../app/portal';
import { useFormContent } from '../../../../forms/engine/form-context';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { DuplicateEvent } from '../../../../model/answers/duplicate-event';
import { withLocale } from '../../../../routing/locale-prefix';
import { paths } from '../../../../routing/paths';
import { Notice } from '../../../../ui/notice';
import { TextButton } from '../../../../ui/text-button';
import { useVisitorsPage } from '../../use-visitors-page';
import { useDuplicates } from './use-duplicates';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  width: 100%;
  list-style: none;

  li {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: 0.93em;
  }
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Renders a notice with possible duplicates; the author decides what to do with them. */
export function DuplicatesPanel() {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const { duplicates, ignore } = useDuplicates();
  const list = useRef<HTMLUListElement>(null);
  const count = duplicates.length;
  const message = t`${plural(count, { one: 'Eine ähnliche Veranstaltung ist schon eingetragen.', other: '# ähnliche Veranstaltungen sind schon eingetragen.' })}`;
  const ids = duplicates.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (ids !== '') announce(message);
  }, [ids, message, announce]);

  function dismiss(id: string) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = buttons[duplicates.findIndex((event) => event.id === id) + 1] ?? buttons.at(-2);
    ignore(id);
    // The button is removed with its event.
    if (count > 1) next?.focus();
    else form.reveal('title');
  }
  if (count === 0) return null;
  return (
    <Notice kind="info" title={t`Gibt es die Veranstaltung schon?`}>
      <p>{message}</p>
      <List ref={list}>
        {duplicates.map((event) => (
          <Duplicate key={event.id} event={event} onDismiss={() => dismiss(event.id)} />
        ))}
      </List>
    </Notice>
  );
}

function Duplicate({ event, onDismiss }: { event: DuplicateEvent; onDismiss(): void }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const { id, title, date, from, location, promoter, isOwn, isDraft } = event;
  const page = useVisitorsPage();
  const day = date && formatDay(date, locale, 'short');
  const when = from ? t`${day}, ${from} Uhr` : day;
  const draft = isDraft && t`Ihr Entwurf`;
  const route = withLocale(paths.ownEvent(id), locale);
  const link = isOwn ? { href: router.hrefOf(route), 'data-route': route } : page(id);
  const name = <span className="visually-hidden" lang="de">{`: ${title}`}</span>;
  return (
    <li>
      <strong lang="de">{title}</strong>
      <small>
        {[draft, when].filter(Boolean).join(' · ')}
        {[location, promoter].filter(Boolean).map((where) => (
          <span key={where} lang="de">{`\u00a0· ${where}`}</span>
        ))}
      </small>
      <Actions>
        {link && (
          <a {...link}>
            {isDraft ? t`Entwurf fortsetzen` : isOwn ? t`Diese bearbeiten` : t`Diese ansehen`}
            {name}
          </a>
        )}
        <TextButton type="button" onClick={onDismiss}>
          {t`Meine ist eine andere`}
          {name}
        </TextButton>
      </Actions>
    </li>
  );
}
