import { useOpener } from '../../../../ui/form/form-context';
import type { SectionLine } from '../../event-form/section-lines';
import { EVENT_SECTIONS, type EventSection } from '../../event-form/sections';
import { SectionBox } from './section-box';
import { sectionId } from './section-id';

type Props = {
  lines: readonly SectionLine[];
  isOpen(section: EventSection): boolean;
  unfold(section: EventSection): void;
  toggle(section: EventSection): void;
};

/** All sections of the form; one in which something is wrong is unfolded when the summary leads there. */
export function EventSections({ lines, isOpen, unfold, toggle }: Props) {
  useOpener(
    lines.map(({ name }) => name),
    (section) => {
      const name = EVENT_SECTIONS.find((known) => known === section);
      if (name) unfold(name);
    },
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
