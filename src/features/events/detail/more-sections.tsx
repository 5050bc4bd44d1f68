import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventDetail } from '../../../model/event-detail';
import { usePortal } from '../../../portal/portal';
import { ExternalLink } from '../../../ui/external-link';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { filterOf } from '../event-filter';
import { listRoute } from '../list/list-links';
import { LinkList, Section, SectionHeading, SubHeading } from './detail-layout';
import { linkGroups } from './link-groups';

const Fields = styled.dl`
  display: grid;
  gap: 4px 20px;
  max-width: 70ch;

  dt {
    color: var(--portal-color-text-soft);
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  && dd + dt {
    margin-top: 8px;
  }
  @container portal (min-width: 520px) {
    grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);

    && dd + dt {
      margin-top: 0;
    }
  }
`;

const Text = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

type Leveled = { level: number };

/** The organiser's own fields, as far as the client shows them. */
export function FreeFields({ fields, level }: { fields: EventDetail['freeFields'] } & Leveled) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  return (
    <Section>
      <SectionHeading as={headingTag(level)}>
        {t({ id: 'lbl_free_fields', message: 'Weitere Angaben' })}
      </SectionHeading>
      <Fields>
        {fields.map(({ name, label, value }) => [
          <dt key={`${name} label`}>{label || name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </Fields>
    </Section>
  );
}

/** What visitors with a handicap need to know. */
export function Accessibility({ text, level }: { text: string } & Leveled) {
  const { t } = useLingui();
  if (!text.trim()) return null;
  return (
    <Section>
      <SectionHeading as={headingTag(level)}>
        {t({ id: 'lbl_accessibility', message: 'Barrierefreiheit' })}
      </SectionHeading>
      <Text>{text}</Text>
    </Section>
  );
}

/** Links to other pages by kind. */
export function LinkSection({ links, level }: { links: EventDetail['links'] } & Leveled) {
  const { t } = useLingui();
  const groups = linkGroups(links);
  if (groups.length === 0) return null;
  const headings = {
    ticket: '',
    event: t({ id: 'lbl_links_event', message: 'Zur Veranstaltung' }),
    artist: t({ id: 'lbl_links_artist', message: 'Zu den Mitwirkenden' }),
    location: t({ id: 'lbl_links_location', message: 'Zum Veranstaltungsort' }),
    promoter: t({ id: 'lbl_links_promoter', message: 'Zum Veranstalter' }),
  };
  return (
    <Section>
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_links', message: 'Links' })}</SectionHeading>
      {groups.map((group) => (
        <div key={group.kind}>
          <SubHeading as={headingTag(level + 1)}>{headings[group.kind]}</SubHeading>
          <LinkList>
            {group.links.map(({ url, text }) => (
              <li key={url}>
                <ExternalLink href={url}>
                  <Icon name="external" size={18} />
                  <span>{text}</span>
                </ExternalLink>
              </li>
            ))}
          </LinkList>
        </div>
      ))}
    </Section>
  );
}

/** Tags lead to everything that carries them, where there is a list to show it. */
export function TagSection({ tags, level }: { tags: string[] } & Leveled) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { element, router } = usePortal();
  if (tags.length === 0) return null;
  const routeOf = (tag: string) => listRoute({ ...filterOf(new URLSearchParams()), tags: [tag] }, locale);
  return (
    <Section className="only-screen">
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_tags', message: 'Schlagworte' })}</SectionHeading>
      <Tags>
        {tags.map((tag) => (
          <li key={tag}>
            {element.localName === 'event-detail' ? (
              <span className="badge">{tag}</span>
            ) : (
              <a className="chip" href={router.hrefOf(routeOf(tag))} data-route={routeOf(tag)}>
                {tag}
              </a>
            )}
          </li>
        ))}
      </Tags>
    </Section>
  );
}
