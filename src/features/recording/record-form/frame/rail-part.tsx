import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import type { FormControl } from '../../../../portal/form/form-control';
import { Icon } from '../../../../ui/icon';
import type { SectionLine } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import type { IsFilled } from './is-section-filled';
import { ProgressLine } from './progress-line';
import { useSectionStates } from './use-section-states';

const Rail = styled.nav`
  ol {
    display: none;
    gap: 4px;
    list-style: none;
  }
  @container portal (min-width: 900px) {
    position: sticky;
    top: 12px;

    ol {
      display: grid;
    }
  }
  li > button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
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
    color: var(--portal-color-error-text);
  }
  @media print {
    display: none;
  }
`;

type Props = {
  lines: readonly SectionLine[];
  control: FormControl<RecordDraft>;
  isFilled: IsFilled<RecordDraft>;
  onChoose(section: string): void;
};

/** The sections of the form, what is done and what is wrong in them; each leads to its section. */
export function RailPart({ lines, control, isFilled, onChoose }: Props) {
  const states = useSectionStates(control, isFilled);
  const { t } = useLingui();
  const { say } = useSpeech();
  return (
    <Rail aria-label={t`Abschnitte des Formulars`}>
      <ProgressLine {...{ lines, states, onChoose }} />
      <ol>
        {lines.map(({ name, title }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              {typeof title === 'string' ? title : say(title)}
              <State {...states[name]} />
            </button>
          </li>
        ))}
      </ol>
    </Rail>
  );
}

function State({ problems, isDone }: { problems?: number; isDone?: boolean }) {
  const { t } = useLingui();
  if (problems)
    return (
      <strong>
        <span aria-hidden="true">{problems}</span>
        <span className="visually-hidden">
          {t`${plural(problems, { one: ', eine Angabe zu prüfen', other: ', # Angaben zu prüfen' })}`}
        </span>
      </strong>
    );
  if (!isDone) return null;
  return (
    <>
      <Icon name="check" size={18} />
      <span className="visually-hidden">{t`, fertig`}</span>
    </>
  );
}
