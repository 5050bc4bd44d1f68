import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type BookingFilter, LONGEST_SEARCH } from './booking-filter';

const PAUSE_MS = 300;

const Form = styled.form`
  max-width: 480px;
`;

type Props = { filter: BookingFilter; onFilter(filter: BookingFilter): void };

/** Search by title, number or event; what is typed is looked for after a pause. */
export function FindBookings({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(filter.search);
  const [shown, setShown] = useState(filter.search);
  // The route has the last word, as after Back.
  if (filter.search !== shown) {
    setShown(filter.search);
    if (filter.search !== text.trim()) setText(filter.search);
  }
  const find = () => {
    const search = text.trim();
    if (search !== filter.search) onFilter({ ...filter, search, page: 1 });
  };
  const findNow = useEffectEvent(find);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins another pause.
  useEffect(() => {
    const timer = setTimeout(() => findNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Form
      role="search"
      aria-label={t`Eigene Buchungen`}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t`Titel, Bestellnummer oder Veranstaltung suchen`}</label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Form>
  );
}
