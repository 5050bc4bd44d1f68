import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { SearchField, useTypedSearch } from '../../../portal/own-list/typed-search';
import type { BookingFilter } from './booking-filter';

const Form = styled.form`
  max-width: 480px;
`;

type Props = { filter: BookingFilter; onFilter(filter: BookingFilter): void };

/** Search by title, number or event. */
export function FindBookings({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const typed = useTypedSearch(filter.search, (search) => onFilter({ ...filter, search, page: 1 }));
  return (
    <Form
      role="search"
      aria-label={t`Eigene Buchungen`}
      onSubmit={(event) => {
        event.preventDefault();
        typed.find();
      }}
    >
      <SearchField label={t`Titel, Bestellnummer oder Veranstaltung suchen`} typed={typed} />
    </Form>
  );
}
