import type { FieldProblem } from './form-problems';
import { isAbout } from './form-problems';

/** A field on the screen. */
export type MountedField = { focus(): void };

/** A part of the screen that can open sections which it does not show all the time: tabs, steps, a folded section. */
export type Opener = { sections: readonly string[]; open(section: string): void };

/** The fields of a form that are on the screen, and the ways to those that are not. */
export type MountedFields = {
  /** Registers a field that has come on the screen. @returns removes it */
  mount(path: string, field: MountedField): () => void;
  /** Registers a part that can open sections. @returns removes it */
  openBy(opener: Opener): () => void;
  /** Opens the section of a field and focuses the field, at once or when it comes on the screen. */
  reveal(path: string): void;
  /** Whether a field is on the screen or its section can be opened. */
  canReveal(path: string): boolean;
  /** Gives up waiting for a field that was to be revealed. */
  stopWaiting(): void;
};

/** @param sectionOf the section in which a field stands */
export function createMountedFields(sectionOf: (path: FieldProblem['path']) => string | undefined): MountedFields {
  const mounted = new Map<string, MountedField>();
  const openers = new Set<Opener>();
  let wanted: string | undefined;

  /** The ways to open the section of a field. */
  const openersOf = (path: string) => {
    const section = sectionOf(path);
    return section === undefined
      ? []
      : [...openers].flatMap(({ sections, open }) => (sections.includes(section) ? () => open(section) : []));
  };
  /** The path of a row leads to the row's first field. */
  const fieldAt = (path: string) =>
    mounted.get(path) ?? [...mounted].find(([other]) => other.startsWith(`${path}.`))?.[1];

  return {
    mount(path, field) {
      mounted.set(path, field);
      if (wanted !== undefined && isAbout(path, wanted)) {
        wanted = undefined;
        field.focus();
      }
      return () => {
        // Another field may have been mounted at this path already.
        if (mounted.get(path) === field) mounted.delete(path);
      };
    },
    openBy(opener) {
      openers.add(opener);
      return () => openers.delete(opener);
    },
    reveal(path) {
      wanted = undefined;
      for (const open of openersOf(path)) open();
      const field = fieldAt(path);
      if (field) field.focus();
      else wanted = path;
    },
    canReveal: (path) => fieldAt(path) !== undefined || openersOf(path).length > 0,
    stopWaiting() {
      wanted = undefined;
    },
  };
}
