import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../portal/portal';
import { Head } from './detail-head-layout';
import { Aside, BackAnchor, Box, Columns, Page, Texts } from './detail-layout';

const Bar = styled.span`
  display: block;
  width: var(--width);
  height: var(--height, 1em);
  margin: calc((1.5em - var(--height, 1em)) / 2) 0;
  border-radius: 6px;
  background: color-mix(in srgb, var(--portal-color-text) 9%, transparent);
`;

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--portal-radius);
  background: color-mix(in srgb, var(--portal-color-text) 7%, transparent);
`;

const bar = (width: string, height?: string) => (
  <Bar style={{ '--width': width, ...(height && { '--height': height }) } as React.CSSProperties} />
);

/** The shape of the detail that is still to come; not shown at all while the wait is short. */
export function DetailSkeleton() {
  const { t } = useLingui();
  const { element } = usePortal();
  return (
    <Page className="is-loading" aria-busy="true" part="detail">
      <span className="visually-hidden" role="status">{t`Wird geladen`}</span>
      {element.localName !== 'event-detail' && <BackAnchor as="span">{bar('120px')}</BackAnchor>}
      <Head aria-hidden="true">
        {bar('96px', '0.8em')}
        {bar('min(100%, 460px)', '1.9em')}
        {bar('min(80%, 320px)')}
        {bar('min(100%, 240px)', '44px')}
      </Head>
      <Columns aria-hidden="true">
        <Picture className="picture" />
        <Texts className="text">
          <div>
            {['100%', '96%', '88%', '93%', '60%'].map((width) => (
              <div key={width}>{bar(width)}</div>
            ))}
          </div>
        </Texts>
        <Aside className="aside">
          {['60%', '45%', '70%'].map((width) => (
            <Box key={width}>
              {bar('40%', '1.15em')}
              {bar('90%')}
              {bar(width)}
            </Box>
          ))}
        </Aside>
      </Columns>
    </Page>
  );
}
