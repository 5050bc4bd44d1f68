import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styledScreen } from '../../../app/styled-screen';
import { formatEventCount } from '../../../cards/format-results';
import type { ListLinks } from '../../../cards/list-links';
import { withEventTexts } from '../../../cards/with-event-texts';
import type { Translation } from '../../../i18n/translation';
import { changeFilter, emptyFilter } from '../../../model/event-filter';
import { Dialog } from '../../../ui/dialog';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import css from '../../../ui/panel/panel.css?inline';
import { type FacetProps, MoreFilterOptions, RubricPanel } from './facet-panels';
import { DateChips } from './filter-bar';

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  legend {
    margin-bottom: 4px;
    padding: 0;
    font-weight: 700;
  }
  .chips-more {
    padding-top: 8px;
  }
  .chip-group {
    flex: auto;
    flex-wrap: wrap;
  }
`;

const Reset = styled.button`
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  background: none;
  color: var(--portal-color-primary-text);
  font-size: 0.93em;
  text-decoration: underline;
  cursor: pointer;
`;

/** The footer that stays in view while the groups scroll. */
const Footer = styled.div`
  position: sticky;
  bottom: -20px;
  display: grid;
  margin: 0 -20px -20px;
  padding: 12px 20px;
  border-top: 1px solid var(--portal-color-line);
  background: var(--portal-color-card);

  /* On a low or highly zoomed page it would hide its own content. */
  @media (max-height: 400px) {
    position: static;
  }
`;

type Props = FacetProps & {
  translation: Translation;
  links: ListLinks;
  hasFacets: boolean;
  /** The fields for place and date. */
  dateField: ReactNode;
  placeField: ReactNode;
  onClose(): void;
};

const Sheet = styledScreen(
  ({ translation, links, hasFacets, dateField, placeField, onClose, ...facetProps }: Props) => {
    const { t } = useLingui();
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => adoptStyleText(box.current, css), []);
    const { filter, page, show } = facetProps;
    // Another view does not show the counted events.
    const total = page && !filter.view && formatEventCount(page.total, translation);
    const reset = (
      <Reset type="button" onClick={() => show(changeFilter(emptyFilter(), { q: filter.q }))}>
        {t`Zurücksetzen`}
      </Reset>
    );
    return (
      <Dialog title={t`Filter`} onClose={onClose} action={reset} isSheet closesOutside>
        <Groups ref={box}>
          <div>
            {dateField}
            <div className="chips-more">
              <DateChips {...{ translation, filter, facets: page?.facets, hasFacets, links }} />
            </div>
          </div>
          {placeField}
          {page?.facets?.rubric.length !== 0 && <RubricPanel {...facetProps} />}
          {hasFacets && <MoreFilterOptions {...facetProps} />}
          <Footer>
            <button type="button" className="button" onClick={onClose}>
              {total && page.total > 0 ? t`${total} anzeigen` : total || t`Anzeigen`}
            </button>
          </Footer>
        </Groups>
      </Dialog>
    );
  },
);

/** Renders all filters of a narrow list. Results follow every change immediately; their number is on the button. */
export const FilterSheet = withEventTexts(Sheet);
