import { useOpener } from '../../../../forms/engine/form-context';
import type { FormControl } from '../../../../forms/saving/form-control';
import { ForWhomPart } from '../for-whom/for-whom-part';
import { useFollowingPromoter } from '../for-whom/use-for-whom';
import type { FormSections } from '../form-kind';
import { OrganizerLine } from '../organizer/organizer-line';
import type { RecordDraft } from '../record-draft';
import { FormParts } from './form-parts';
import { FormRows } from './form-rows';
import type { IsFilled } from './is-section-filled';
import { useOpenSections } from './use-open-sections';

type Props<Draft extends RecordDraft> = {
  sections: FormSections;
  control: FormControl<Draft>;
  isFilled: IsFilled<Draft>;
};

/** Renders the sections of the form; a folded one unfolds when the error summary leads to one of its fields. */
export function RecordSections<Draft extends RecordDraft>({
  sections: { parts, rows },
  control,
  isFilled,
}: Props<Draft>) {
  const { isOpen, unfold, toggle } = useOpenSections(rows, control, isFilled);
  useFollowingPromoter();
  useOpener(
    rows.map(({ name }) => name),
    unfold,
  );
  return (
    <>
      <FormParts parts={parts}>
        <ForWhomPart />
      </FormParts>
      <OrganizerLine />
      <FormRows {...{ rows, isOpen }} onToggle={toggle} />
    </>
  );
}
