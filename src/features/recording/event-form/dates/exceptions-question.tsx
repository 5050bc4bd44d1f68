import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo } from 'react';
import { useFormContent } from '../../../../forms/engine/form-context';
import { ChoiceLine } from '../../../../forms/fields/choice-line';
import type { Translation } from '../../../../i18n/translation';
import { useTranslation } from '../../../../i18n/use-translation';
import type { ExceptionChoice, SeriesException } from '../../../../model/series/series-exceptions';
import { CHANGE_STATUS_LABELS } from '../../my-events/change-status/status-words';
import { recordedDayLabel } from './date-words';
import type { ExceptionQuestion } from './use-exceptions';

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;
  padding: 12px 16px;
  border: 1px solid var(--portal-color-warning);
  border-radius: var(--portal-radius);

  > legend {
    padding: 0 4px;
    font-weight: 600;
  }
  > ul {
    padding-left: 1.2em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
  }
`;

type Props = { path: string; question: ExceptionQuestion; mayBeSingle: boolean };

/** Renders the exceptions that a change of the series affects, with the choices for them. @param path of the series */
export function ExceptionsQuestion({ path, question, mayBeSingle }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const id = useId();
  const { form, announce } = useFormContent();
  const { exceptions, isAnyWithoutDay, choice, choose, undo, accept } = question;
  const names = useMemo(() => exceptions.map((one) => exceptionLabel(one, translation)), [exceptions, translation]);
  const list = names.join('; ');
  const announcement = t`Ihre Änderung betrifft Ausnahmen der Serie: ${list}. Was soll damit geschehen?`;
  useEffect(() => announce(announcement), [announce, announcement]);

  const labels: Record<ExceptionChoice, string> = isAnyWithoutDay
    ? {
        apply: t`auf den neuen Termin der Serie übertragen`,
        keep: t`als einzelne Termine behalten`,
        drop: t`verwerfen`,
      }
    : {
        apply: t`auch für sie ändern`,
        keep: t`so lassen, wie sie sind`,
        drop: t`verwerfen: Sie finden wieder statt wie die anderen`,
      };
  const isOffered = {
    apply: question.mayFollow,
    keep: !isAnyWithoutDay || (mayBeSingle && exceptions.some(({ date }) => date !== undefined)),
    drop: true,
  };
  const choices = (['apply', 'keep', 'drop'] as const).filter((one) => isOffered[one]);
  const closeWith = (act: () => void) => {
    act();
    announce('');
    form.reveal(path);
  };
  return (
    <Box>
      <legend>{t`Ihre Änderung betrifft Ausnahmen der Serie`}</legend>
      <ul id={`${id}-list`}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div role="radiogroup" aria-label={t`Was soll damit geschehen?`} aria-describedby={`${id}-list`}>
        {choices.map((one) => (
          <ChoiceLine key={one}>
            <input type="radio" name={id} checked={choice === one} onChange={() => choose(one)} />
            <span>{labels[one]}</span>
          </ChoiceLine>
        ))}
      </div>
      <div>
        <button type="button" className="button is-quiet" onClick={() => closeWith(accept)}>
          {t`So übernehmen`}
        </button>
        <button type="button" className="button is-quiet" onClick={() => closeWith(undo)}>
          {t`Änderung der Serie rückgängig machen`}
        </button>
      </div>
    </Box>
  );
}

/** Formats an exception: 'Fr, 19. März 2027: Abgesagt'. */
function exceptionLabel({ day, date }: SeriesException, translation: Translation): string {
  const { _ } = translation;
  const name = recordedDayLabel(day, translation);
  if (!date) return _(msg`${name}: gestrichen`);
  const status = _(date.status === 'scheduled' ? msg`geändert` : CHANGE_STATUS_LABELS[date.status]);
  const other = recordedDayLabel(date.date, translation);
  return date.date === day ? `${name}: ${status}` : _(msg`${name}: ${status}, am ${other}`);
}
