import { useLingui } from '@lingui/react/macro';
import { EmptyList } from '../../../portal/own-list/empty-list';
import { useRecordKind } from '../use-record-kind';

type Props = {
  isFiltered: boolean;
  words: {
    /** None of them fits the filter. */ none: string /** There is none at all. */;
    empty: string;
    begin: string;
  };
};

/** What stands in place of a list of records while there is nothing in it. */
export function EmptyBox({ isFiltered, words }: Props) {
  const { t } = useLingui();
  const { list, form } = useRecordKind();
  return (
    <EmptyList
      isNarrowed={isFiltered}
      words={{ ...words, hint: t`Ein Entwurf genügt für den Anfang.` }}
      routes={{ list, form }}
    />
  );
}
