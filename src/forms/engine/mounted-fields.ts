import type { FieldProblem } from './form-problems';
import { isAbout } from './form-problems';

/** A mounted field. */
export type MountedField = { focus(): void };

/** A component that can open sections which are not always visible: tabs, steps, folded sections. */
export type Opener = { sections: readonly string[]; open(section: string): void };

/** The mounted fields of a form, and the openers for fields in hidden sections. */
export type MountedFields = {
  /** Registers a mounted field. @returns a function that removes it */
  mount(path: string, field: MountedField): () => void;
  /** Registers a component that opens sections. @returns a function that removes it */
  registerOpener(opener: Opener): () => void;
  /** Opens the section of a field and focuses the field, at once or on its mount. */
  reveal(path: string): void;
  /** Checks whether a field is mounted or its section can be opened. */
  canReveal(path: string): boolean;
  /** Cancels the focus of a field that is not mounted yet. */
  cancelReveal(): void;
};

/** @param sectionOf returns the section of a field */
export function createMountedFields(sectionOf: (path: FieldProblem['path']) => string | undefined): MountedFields {
  const mounted = new Map<string, MountedField>();
  const openers = new Set<Opener>();
  let pendingPath: string | undefined;

  /** Returns callbacks that open the section of a field. */
  const openersOf = (path: string) => {
    const section = sectionOf(path);
    return section === undefined
      ? []
      : [...openers].flatMap(({ sections, open }) => (sections.includes(section) ? () => open(section) : []));
  };
  /** Returns the field at a path; for a row, its first field. */
  const fieldAt = (path: string) =>
    mounted.get(path) ?? [...mounted].find(([other]) => other.startsWith(`${path}.`))?.[1];

  return {
    mount(path, field) {
      mounted.set(path, field);
      if (pendingPath !== undefined && isAbout(path, pendingPath)) {
        pendingPath = undefined;
        field.focus();
      }
      return () => {
        // Another field may already be mounted at this path.
        if (mounted.get(path) === field) mounted.delete(path);
      };
    },
    registerOpener(opener) {
      openers.add(opener);
      return () => openers.delete(opener);
    },
    reveal(path) {
      pendingPath = undefined;
      for (const open of openersOf(path)) open();
      const field = fieldAt(path);
      if (field) field.focus();
      else pendingPath = path;
    },
    canReveal: (path) => fieldAt(path) !== undefined || openersOf(path).length > 0,
    cancelReveal() {
      pendingPath = undefined;
    },
  };
}
