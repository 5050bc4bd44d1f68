import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { articleFilterOf, articlesRoute } from '../../../cards/articles/article-filter';
import { Section, SectionHeading } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import { headingTag } from '../../../ui/heading-tag';

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

type TagsProps = { tags: string[]; level: number; isPreview?: boolean | undefined };

/** Renders tags that each link to all articles with that tag. */
export function ArticleTags({ tags, level, isPreview }: TagsProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  return (
    <Section className="only-screen">
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_tags', message: 'Schlagwörter' })}</SectionHeading>
      <Tags>
        {tags.map((tag) => {
          const route = articlesRoute({ ...articleFilterOf(''), tags: [tag] }, locale);
          return (
            <li key={tag}>
              {isPreview ? (
                <span className="badge" lang="de">
                  {tag}
                </span>
              ) : (
                <a className="chip" href={router.hrefOf(route)} data-route={route} lang="de">
                  {tag}
                </a>
              )}
            </li>
          );
        })}
      </Tags>
    </Section>
  );
}
