import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormControl } from '../../../../forms/saving/form-control';
import { useTranslation } from '../../../../i18n/use-translation';
import { Icon } from '../../../../ui/icon';
import { useRovingFocus } from '../../../../ui/use-roving-focus';
import type { SectionDefinition } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import type { IsFilled } from './is-section-filled';
import { ProgressLine } from './progress-line';
import { sectionTitle, TitleButton } from './section-title';
import { type SectionStates, useSectionStates } from './use-section-states';

const Rail = styled.nav`
  ol {
    display: none;
    gap: 4px;
    list-style: none;
  }
  @container portal (min-width: 900px) {
    position: sticky;
    top: calc(var(--portal-hidden-above, 0px) + 12px);

    ol {
      display: grid;
    }
  }
  li > button {
    gap: 8px;
    padding: 8px 14px;
    border-radius: var(--portal-radius-small);
  }
  li > button:hover {
    background: var(--portal-color-primary-soft);
  }
  li .icon {
    flex: none;
    color: var(--portal-color-success-text);
  }
  li strong {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    color: var(--portal-color-error-text);
  }
  li strong > .icon {
    color: inherit;
  }
  /* What is still needed has an empty ring, which is told from a hook without its colour. */
  li i {
    flex: none;
    width: 14px;
    height: 14px;
    border: 1.5px solid var(--portal-color-control-line);
    border-radius: 50%;
  }
  @media print {
    display: none;
  }
`;

type Props = {
  sections: readonly SectionDefinition[];
  control: FormControl<RecordDraft>;
  isFilled: IsFilled<RecordDraft>;
  onChoose(section: string): void;
};

/** Renders the section navigation with the state of each section. */
export function SectionNav({ sections, control, isFilled, onChoose }: Props) {
  const states = useSectionStates(control, isFilled);
  const { t } = useLingui();
  const translation = useTranslation();
  const { toolbar, button } = useRovingFocus(sections.map((section) => section.name));
  const name = t`Abschnitte des Formulars`;
  return (
    <Rail aria-label={name}>
      <ProgressLine {...{ sections, states, onChoose }} />
      <div role="toolbar" {...toolbar} aria-orientation="vertical" aria-label={name}>
        <ol>
          {sections.map((section) => (
            <li key={section.name}>
              <TitleButton type="button" {...button(section.name)} onClick={() => onChoose(section.name)}>
                {sectionTitle(section, translation)}
                <State {...states[section.name]} />
              </TitleButton>
            </li>
          ))}
        </ol>
      </div>
    </Rail>
  );
}

function State({ problems, isDone, isMissing }: Partial<NonNullable<SectionStates[string]>>) {
  const { t } = useLingui();
  if (problems)
    return (
      <strong>
        <Icon name="warning" size={16} />
        <span aria-hidden="true">{problems}</span>
        <span className="visually-hidden">
          {t`${plural(problems, { one: ', eine Angabe zu prüfen', other: ', # Angaben zu prüfen' })}`}
        </span>
      </strong>
    );
  if (isMissing) return <i aria-hidden="true" />;
  if (!isDone) return null;
  return (
    <>
      <Icon name="check" size={18} />
      <span className="visually-hidden">{t`, fertig`}</span>
    </>
  );
}
