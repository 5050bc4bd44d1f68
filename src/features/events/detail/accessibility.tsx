import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { Section, SectionHeading, Soft } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { AccessFeature } from '../../../model/access-features';
import type { EventDetail } from '../../../model/answers/event-detail';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { ACCESS_FEATURE_TEXTS } from './access-feature-texts';

const Features = styled.ul`
  display: grid;
  gap: 12px 28px;
  align-items: start;
  max-width: 70ch;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 10px;
  }
  li > * {
    grid-column: 2;
  }
  li > svg {
    grid-area: 1 / 1;
    margin-top: 0.15em;
    color: var(--portal-color-primary-text);
  }
  @container portal (min-width: 620px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Text = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The features with texts. A server may send others. */
const NAMED_FEATURES = Object.keys(ACCESS_FEATURE_TEXTS) as AccessFeature[];

type Props = { event: Pick<EventDetail, 'accessibility' | 'accessFeatures'>; level: number };

/** Renders an event's accessibility features and the organiser's text about them. */
export function Accessibility({ event: { accessibility, accessFeatures }, level }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const features = NAMED_FEATURES.filter((feature) => accessFeatures.includes(feature));
  const hasText = accessibility.trim() !== '';
  if (!hasText && features.length === 0) return null;
  return (
    <Section>
      <SectionHeading as={headingTag(level)}>
        {t({ id: 'lbl_accessibility', message: 'Barrierefreiheit' })}
      </SectionHeading>
      {features.length > 0 && (
        <Features>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" size={18} />
              <strong>{_(ACCESS_FEATURE_TEXTS[feature].name)}</strong>
              <Soft>{_(ACCESS_FEATURE_TEXTS[feature].meaning)}</Soft>
            </li>
          ))}
        </Features>
      )}
      {hasText && <Text lang="de">{accessibility}</Text>}
    </Section>
  );
}
