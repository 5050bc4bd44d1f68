import { useOpener } from '../../../../forms/engine/form-context';
import type { SectionDefinition } from '../form-kind';
import { SectionBox } from './section-box';
import { sectionId } from './section-id';

type Props = {
  sections: readonly SectionDefinition[];
  isOpen(section: string): boolean;
  unfold(section: string): void;
  toggle(section: string): void;
};

/** Renders all sections of the form; a folded section unfolds when the error summary leads to one of its fields. */
export function RecordSections({ sections, isOpen, unfold, toggle }: Props) {
  useOpener(
    sections.map(({ name }) => name),
    unfold,
  );
  return sections.map((section) => (
    <SectionBox
      key={section.name}
      section={section}
      id={sectionId(section.name)}
      isOpen={isOpen(section.name)}
      onToggle={() => toggle(section.name)}
    />
  ));
}
