import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
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
  font-size: var(--text-l);
  font-weight: 500;
`;

/** Returns the short texts without those that another text repeats. */
function leadOf(short: VisibleTexts['short'], long: VisibleTexts['long']): VisibleTexts['short'] {
  const texts = long.map(({ children }) => plainText(children));
  const isRepeated = ({ children }: { children: string }, index: number) =>
    [...texts, ...short.slice(0, index).map((one) => one.children)].some((text) => text.includes(children.trim()));
  return short.filter((text, index) => !isRepeated(text, index));
}

/** Renders the descriptions that the client shows: the short ones as one paragraph, and the long ones. */
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
  const lead = leadOf(short, long);
  return (
    <Box className="text">
      <Heading className="visually-hidden">{t({ id: 'lbl_description', message: 'Beschreibung' })}</Heading>
      {lead.length > 0 && (
        <Short>
          {lead.map(({ children, lang }, index) => (
            <Fragment key={children}>
              {index > 0 && ' '}
              <span lang={lang}>{children}</span>
            </Fragment>
          ))}
        </Short>
      )}
      {long.map(({ children: html, lang }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event's texts keep their order, and two may be equal.
        <div key={index} lang={lang}>
          <RichText html={html} plain={plainText} />
        </div>
      ))}
    </Box>
  );
}
