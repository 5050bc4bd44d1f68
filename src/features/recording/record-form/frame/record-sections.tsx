import { useOpener } from '../../../../forms/engine/form-context';
import type { SectionLine } from '../form-kind';
import { SectionBox } from './section-box';
import { sectionId } from './section-id';

type Props = {
  lines: readonly SectionLine[];
  isOpen(section: string): boolean;
  unfold(section: string): void;
  toggle(section: string): void;
};

/** Renders all sections of the form; a folded section unfolds when the error summary leads to one of its fields. */
export function RecordSections({ lines, isOpen, unfold, toggle }: Props) {
  useOpener(
    lines.map(({ name }) => name),
    unfold,
  );
  return lines.map((line) => (
    <SectionBox
      key={line.name}
      line={line}
      id={sectionId(line.name)}
      isOpen={isOpen(line.name)}
      onToggle={() => toggle(line.name)}
    />
  ));
}
