import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { plainText } from '../lib/plain-text';
import { headingLevelOf } from '../ui/heading-tag';
import { RichText } from '../ui/rich-text';
import type { VisibleTexts } from './visible-texts';

const Box = styled.section`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
`;

const Short = styled.p`
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;

  &[data-lead] {
    font-size: 1.12em;
    font-weight: 500;
  }
`;

/** Renders the descriptions that the client shows, short ones first. */
export function Descriptions({
  texts: { short, long },
  level,
}: {
  texts: Pick<VisibleTexts, 'short' | 'long'>;
  level: number;
}) {
  const { t } = useLingui();
  const Heading = `h${headingLevelOf(level)}` as const;
  if (short.length + long.length === 0) return null;
  return (
    <Box className="text">
      <Heading className="visually-hidden">{t({ id: 'lbl_description', message: 'Beschreibung' })}</Heading>
      {short.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event's texts keep their order, and two may be equal.
        <Short key={index} data-lead={index === 0 || undefined} {...text} />
      ))}
      {long.map(({ children: html, lang }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <div key={index} lang={lang}>
          <RichText html={html} plain={plainText} />
        </div>
      ))}
    </Box>
  );
}
