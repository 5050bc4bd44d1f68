import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { Icon } from '../../../../ui/icon';
import { TextButton } from '../../../../ui/text-button';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

type Props = { dates: readonly string[]; onChange(dates: readonly string[]): void };

/** Renders the chosen days of all months, each with a button to remove it. */
export function ChosenDays({ dates, onChange }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  if (dates.length === 0) return null;
  return (
    <div>
      <p>
        <strong>{t`${plural(dates.length, { one: '# Tag gewählt', other: '# Tage gewählt' })}`}</strong>{' '}
        <TextButton type="button" onClick={() => onChange([])}>
          {t`Auswahl leeren`}
        </TextButton>
      </p>
      <List aria-label={t`Gewählte Tage`}>
        {dates.map((date) => {
          const words = formatDay(date, locale, 'short');
          return (
            <li key={date}>
              <button
                type="button"
                className="chip"
                aria-label={t`${words} entfernen`}
                onClick={() => onChange(dates.filter((one) => one !== date))}
              >
                {words}
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </List>
    </div>
  );
}
