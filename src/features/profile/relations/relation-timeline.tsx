import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { RelationStep } from '../../../model/answers/role-relation';
import { Icon } from '../../../ui/icon';
import { berlinInstant } from '../instant-words';
import { AUTHOR_LABELS, statusLabel } from './status-words';

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    width: fit-content;
    min-height: 44px;
    color: var(--portal-color-primary-text);
    font-size: 0.93em;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > .icon {
    transform: rotate(180deg);
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  margin: 4px 0 0 6px;
  padding: 0 0 0 18px;
  border-inline-start: 2px solid var(--portal-color-line);
  list-style: none;

  > li {
    position: relative;
  }
  > li::before {
    position: absolute;
    top: 0.45em;
    left: -24px;
    width: 10px;
    height: 10px;
    border: 2px solid var(--portal-color-background);
    border-radius: 50%;
    background: var(--portal-color-control-line);
    content: '';
    forced-color-adjust: none;
  }
  > li:last-of-type::before {
    background: var(--portal-color-primary-text);
  }
`;

/** Renders the history of a relation, from the first step to the last. */
export function RelationTimeline({ steps }: { steps: readonly RelationStep[] }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <Details>
      <summary>
        {t`Verlauf`} <Icon name="down" size={16} />
      </summary>
      <Steps>
        {steps.map((step) => (
          <li key={`${step.at} ${step.status}`}>
            <Step step={step} />
          </li>
        ))}
      </Steps>
    </Details>
  );
}

function Step({ step: { status, at, by, reason } }: { step: RelationStep }) {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { authenticatedArea } = usePortal().settings;
  const label = statusLabel(status, authenticatedArea);
  const instant = berlinInstant(at, locale);
  const { day = '', time = '' } = instant ?? {};
  return (
    <>
      <strong>{typeof label === 'string' ? label : _(label)}</strong>
      <div className="hint">
        {instant && <time dateTime={at}>{t`${day}, ${time} Uhr`}</time>} {_(AUTHOR_LABELS[by])}
      </div>
      {reason && <div>{t`Begründung: ${reason}`}</div>}
    </>
  );
}
