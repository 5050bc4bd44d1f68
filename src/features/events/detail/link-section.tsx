import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { ExtraIcon } from '../../../cards/extra-icon';
import { listRoute } from '../../../cards/list-links';
import { LinkList, Section, SectionHeading, SubHeading } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventDetail } from '../../../model/answers/event-detail';
import { filterOf } from '../../../model/event-filter';
import { ExternalLink } from '../../../ui/external-link';
import { headingTag } from '../../../ui/heading-tag';
import { linkGroups } from './link-groups';

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

type LevelProps = { level: number };

/** Renders links to other pages by kind. */
export function LinkSection({ links, level }: { links: EventDetail['links'] } & LevelProps) {
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
                  <ExtraIcon name="external" size={18} />
                  <span lang="de">{text}</span>
                </ExternalLink>
              </li>
            ))}
          </LinkList>
        </div>
      ))}
    </Section>
  );
}

/** Renders tags; where a list exists, each links to all events with that tag. */
export function TagSection({ tags, level }: { tags: string[] } & LevelProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { element, router } = usePortal();
  if (tags.length === 0) return null;
  const routeOf = (tag: string) => listRoute({ ...filterOf(new URLSearchParams()), tags: [tag] }, locale);
  return (
    <Section className="only-screen">
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_tags', message: 'Schlagwörter' })}</SectionHeading>
      <Tags>
        {tags.map((tag) => (
          <li key={tag}>
            {element.localName === 'event-detail' ? (
              <span className="badge" lang="de">
                {tag}
              </span>
            ) : (
              <a className="chip" href={router.hrefOf(routeOf(tag))} data-route={routeOf(tag)} lang="de">
                {tag}
              </a>
            )}
          </li>
        ))}
      </Tags>
    </Section>
  );
}
