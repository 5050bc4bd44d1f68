import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../i18n/formats';
import { useTranslation } from '../i18n/use-translation';
import { linkAddress } from '../lib/link-address';
import { plainText } from '../lib/plain-text';
import type { FreeFieldText } from '../model/answers/free-field-text';
import { textIn } from '../model/text-in';
import { ExternalLink } from '../ui/external-link';
import { headingTag } from '../ui/heading-tag';
import { RichText } from '../ui/rich-text';
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

type LevelProps = { level: number };

/** Renders the client's free fields: formatted texts with their own headings, the others in one table. */
export function FreeFields({ fields, level }: { fields: readonly FreeFieldText[] } & LevelProps) {
  const { locale } = useTranslation();
  return (
    <>
      {fields.map(
        ({ name, label, label_en, html }) =>
          html && (
            <Section key={name} lang="de">
              <SectionHeading as={headingTag(level)} {...textIn(locale, label || name, label_en)} />
              <RichText html={html} plain={plainText} />
            </Section>
          ),
      )}
      <FieldTable fields={fields.filter(({ html }) => !html)} level={level} />
    </>
  );
}

function FieldTable({ fields, level }: { fields: readonly FreeFieldText[] } & LevelProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  if (fields.length === 0) return null;
  return (
    <Section>
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_free_fields', message: 'Weitere Angaben' })}</SectionHeading>
      <Fields>
        {fields.map((field) => [
          <dt key={`${field.name} label`} {...textIn(locale, field.label || field.name, field.label_en)} />,
          <FieldValue key={`${field.name} value`} field={field} />,
        ])}
      </Fields>
    </Section>
  );
}

/**
 * Renders a value by its type: addresses as links. Values other than the organiser's text have the visitor's language.
 */
function FieldValue({ field: { value, value_en, type } }: { field: FreeFieldText }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  switch (type) {
    case 'checkbox':
      return <dd>{t`Ja`}</dd>;
    case 'date':
      return <dd>{locale === 'de' ? value : englishDay(value)}</dd>;
    case 'number':
      return <dd>{locale === 'de' ? value : value.replace(',', '.')}</dd>;
    case 'url':
      return (
        <dd>
          <ExternalLink href={linkAddress(value)}>{value}</ExternalLink>
        </dd>
      );
    case 'email': {
      const href = linkAddress(value);
      return <dd>{href ? <a href={href}>{value}</a> : value}</dd>;
    }
    default:
      return <dd {...textIn(locale, value, value_en)} />;
  }
}

/** Formats '24.12.2026' as '24 Dec 2026'; returns other text unchanged. */
const englishDay = (text: string): string =>
  /^\d{2}\.\d{2}\.\d{4}$/.test(text) ? formatDay(text.split('.').reverse().join('-'), 'en', 'dayMonthAndYear') : text;
