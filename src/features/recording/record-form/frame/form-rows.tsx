import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ClientText } from '../../../../app/client-text';
import { usePortal } from '../../../../app/portal';
import { OptionalMarks } from '../../../../forms/fields/optional-mark';
import { SectionTitleProvider } from '../../../../forms/fields/section-title';
import { useTranslation } from '../../../../i18n/use-translation';
import { AccountIcon } from '../../../../ui/account-icons';
import { headingTag } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import type { RowDefinition } from '../form-kind';
import { sectionId } from './section-id';
import { sectionTitle } from './section-title';

const More = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

const Title = styled.h3`
  font-size: 1.125em;
  line-height: 1.3;
`;

const List = styled.ul`
  border: 1px solid var(--portal-color-line);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
  list-style: none;

  > li + li {
    border-top: 1px solid var(--portal-color-line);
  }
`;

/** The head of a row; all of it is the target of the button in it. */
const Head = styled.div`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 56px;
  padding: 8px var(--space-box);
  border-radius: var(--radius-box);

  &:hover {
    background: var(--portal-color-surface);
  }
  > .icon {
    flex: none;
    color: var(--portal-color-primary-text);
  }
  > .icon:last-of-type {
    color: var(--portal-color-text-soft);
  }
  &:has([aria-expanded='true']) > .icon:last-of-type {
    transform: rotate(180deg);
  }
  > div {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 16px;
    align-items: baseline;
    min-width: 0;
  }
  small {
    color: var(--portal-color-text-soft);
    font-size: var(--text-s);
  }
  @container portal (min-width: 640px) {
    > div {
      grid-template-columns: 220px minmax(0, 1fr);
    }
  }
`;

const RowTitle = styled.h4`
  font-size: 1em;

  > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  > button:focus-visible {
    outline: none;
  }
  > button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-box);
  }
  > button:focus-visible::after {
    outline: 2px solid var(--portal-color-text);
    outline-offset: -2px;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 8px var(--space-box) 20px;

  &[hidden] {
    display: none;
  }
`;

type Props = {
  rows: readonly RowDefinition[];
  isOpen(name: string): boolean;
  onToggle(name: string): void;
};

/** Renders the further parts of the form, each folded into a row. */
export function FormRows({ rows, isOpen, onToggle }: Props) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const titleId = useId();
  const isAllOptional = rows.every(({ isNeeded, isProposed }) => !isNeeded || isProposed);
  return (
    <More aria-labelledby={titleId}>
      <div>
        <Title as={headingTag(headingLevel + 1)} id={titleId}>
          {t`Weitere Angaben`}
        </Title>
        {isAllOptional && <p className="hint">{t`Alles freiwillig. Sie können es auch später ergänzen.`}</p>}
      </div>
      <List>
        {rows.map((row) => (
          <FormRow key={row.name} row={row} isOpen={isOpen(row.name)} onToggle={() => onToggle(row.name)} />
        ))}
      </List>
    </More>
  );
}

type RowProps = { row: RowDefinition; isOpen: boolean; onToggle(): void };

/** Renders one part as a row with its present value; pressed, it shows the fields. */
function FormRow({ row, isOpen, onToggle }: RowProps) {
  const { name, info, icon, where, isNeeded = false, Value, component: Part } = row;
  const translation = useTranslation();
  const { headingLevel } = usePortal();
  const title = sectionTitle(row, translation);
  const [valueId, fieldsId] = [useId(), useId()];
  return (
    <li id={sectionId(name)}>
      <Head>
        <AccountIcon name={icon} />
        <div>
          <RowTitle as={headingTag(headingLevel + 2)}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              aria-describedby={valueId}
              onClick={onToggle}
            >
              {title}
            </button>
          </RowTitle>
          <small id={valueId}>
            <Value />
            {` · ${translation._(where)}`}
          </small>
        </div>
        <Icon name="down" size={18} />
      </Head>
      <Fields id={fieldsId} hidden={!isOpen}>
        {isOpen && (
          <>
            {info && <ClientText html={info} />}
            <OptionalMarks value={isNeeded}>
              <SectionTitleProvider value={title}>
                <Part />
              </SectionTitleProvider>
            </OptionalMarks>
          </>
        )}
      </Fields>
    </li>
  );
}
