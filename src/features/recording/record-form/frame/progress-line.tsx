import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import { Icon } from '../../../../ui/icon';
import { TextButton } from '../../../../ui/text-button';
import type { SectionDefinition } from '../form-kind';
import { sectionTitle } from './section-title';
import type { SectionStates } from './use-section-states';

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  > div {
    display: flex;
    gap: 4px;
  }
  i {
    flex: 1;
    height: 6px;
    border-radius: 3px;
    background: var(--portal-color-line);
  }
  i.is-done {
    background: var(--portal-color-success-text);
  }
  /* A single line of constant height: the form must not move while the author writes. */
  > p {
    display: flex;
    gap: 4px 12px;
    align-items: center;
    min-height: 44px;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid;
    }
    i.is-done {
      background: CanvasText;
    }
  }
  @container portal (min-width: 900px) {
    display: none;
  }
`;

const Next = styled(TextButton)`
  min-width: 0;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > .icon {
    flex: none;
  }
`;

type Props = { sections: readonly SectionDefinition[]; states: SectionStates; onChoose(section: string): void };

/** Renders the progress on narrow screens: the number of finished sections, and the way to the next one. */
export function ProgressLine({ sections, states, onChoose }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const missing = sections.filter(({ name }) => states[name]?.isMissing);
  const [next] = missing;
  const done = sections.filter(({ name }) => states[name]?.isDone).length;
  const all = done + missing.length;
  return (
    <Container>
      <div aria-hidden="true">
        {sections
          .filter(({ name }) => states[name]?.isDone || states[name]?.isMissing)
          .map(({ name }) => (
            <i key={name} className={states[name]?.isDone ? 'is-done' : undefined} />
          ))}
      </div>
      <p>
        <strong>{t`${done} von ${all} fertig`}</strong>
        {next && (
          <Next type="button" onClick={() => onChoose(next.name)}>
            <span>{t`Weiter: ${sectionTitle(next, translation)}`}</span>
            <Icon name="next" size={16} />
          </Next>
        )}
      </p>
    </Container>
  );
}
