import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../../ui/disclosure';
import { BookingBox } from './booking-layout';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--space-6) var(--space-8);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  justify-content: space-between;
  align-items: start;
  margin-bottom: -8px;

  font-size: var(--text-s);

  > details {
    flex: 1 1 12em;
  }
  > details > p {
    max-width: 70ch;
  }
  .button {
    font-size: inherit;
  }
`;

type Props = {
  title: string;
  /** The result in words. */
  result?: ReactNode;
  charts: ReactNode;
  table: ReactNode;
  /** The download of the numbers. */
  file: ReactNode;
  /** The explanation of how the numbers are counted, after the words that open it. */
  method: readonly [summary: string, text: string];
};

/** Renders numbers by day as charts or as a table, with their download; how they are counted is folded. */
export function ChartOrTable({ title, result, charts, table, file, method: [summary, text] }: Props) {
  const { t } = useLingui();
  const [isTable, setIsTable] = useState(false);
  return (
    <BookingBox
      title={title}
      beside={
        <fieldset className="switch" aria-label={t`Darstellung`}>
          <button type="button" aria-pressed={!isTable} onClick={() => setIsTable(false)}>
            {t`Diagramm`}
          </button>
          <button type="button" aria-pressed={isTable} onClick={() => setIsTable(true)}>
            {t`Tabelle`}
          </button>
        </fieldset>
      }
    >
      {result}
      {isTable ? table : <Charts>{charts}</Charts>}
      <Foot>
        <Disclosure summary={summary}>
          <p className="hint">{text}</p>
        </Disclosure>
        <div>{file}</div>
      </Foot>
    </BookingBox>
  );
}
