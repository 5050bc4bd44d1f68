import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventDetail } from '../../../model/event-detail';
import { textIn } from '../../../model/text-in';
import { headingTag } from '../../../ui/heading-tag';
import { Section, SectionHeading } from './detail-layout';

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

type Leveled = { level: number };

/** The organiser's own fields, as far as the client shows them. */
export function FreeFields({ fields, level }: { fields: EventDetail['freeFields'] } & Leveled) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  if (fields.length === 0) return null;
  return (
    <Section>
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_free_fields', message: 'Weitere Angaben' })}</SectionHeading>
      <Fields>
        {fields.map(({ name, label, value, label_en, value_en }) => [
          <dt key={`${name} label`} {...textIn(locale, label || name, label_en)} />,
          <dd key={`${name} value`} {...textIn(locale, value, value_en)} />,
        ])}
      </Fields>
    </Section>
  );
}
