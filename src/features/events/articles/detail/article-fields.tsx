import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import { plainText } from '../../../../lib/plain-text';
import type { ArticleDetail } from '../../../../model/article';
import { textIn } from '../../../../model/text-in';
import { usePortal } from '../../../../portal/portal';
import { headingTag } from '../../../../ui/heading-tag';
import { RichText } from '../../../../ui/rich-text';
import { Section, SectionHeading } from '../../detail/detail-layout';
import { FreeFields } from '../../detail/more-sections';
import { articleFilterOf, articlesRoute } from '../article-filter';

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

/** The client's own fields: formatted texts with a heading of their own, the others in one table. */
export function ArticleFields({ fields, level }: { fields: ArticleDetail['fields']; level: number }) {
  const { locale } = useSpeech();
  return (
    <>
      {fields.map(
        ({ name, label, label_en, html }) =>
          html && (
            <Section key={name} lang="de">
              <SectionHeading as={headingTag(level)} {...textIn(locale, label, label_en)} />
              <RichText html={html} plain={plainText} />
            </Section>
          ),
      )}
      <FreeFields fields={fields.filter(({ html }) => !html)} level={level} />
    </>
  );
}

type TagsProps = { tags: string[]; level: number; isPreview?: boolean | undefined };

/** Tags lead to all articles that carry them. */
export function ArticleTags({ tags, level, isPreview }: TagsProps) {
  const { t } = useLingui();
  const { locale } = useSpeech();
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
