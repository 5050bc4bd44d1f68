import type { FieldProblem } from './form-problems';
import { isAbout } from './form-problems';

/** A field on the screen. */
export type MountedField = { focus(): void };

/** What shows one section of several at a time: tabs, steps, a section that is folded up. */
export type Opener = { sections: readonly string[]; open(section: string): void };

/** Where the fields of a form are on the screen, and how to get to those that are not. */
export type FormPlaces = {
  /** Makes a field known that is on the screen now. @returns its end */
  mount(path: string, field: MountedField): () => void;
  /** Makes known what can show sections. @returns its end */
  openBy(opener: Opener): () => void;
  /** Opens the section of a field, and takes the focus there: at once, or when the field comes on the screen. */
  reveal(path: string): void;
  /** Whether there is a way to a field. */
  canReveal(path: string): boolean;
  /** Gives up waiting for a field that was to be revealed. */
  stopWaiting(): void;
};

/** @param sectionOf the section in which a field stands */
export function createPlaces(sectionOf: (path: FieldProblem['path']) => string | undefined): FormPlaces {
  const mounted = new Map<string, MountedField>();
  const openers = new Set<Opener>();
  let wanted: string | undefined;

  const openersOf = (path: string) => {
    const section = sectionOf(path);
    return section === undefined ? [] : [...openers].filter(({ sections }) => sections.includes(section));
  };
  /** A row is found by its first field. */
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
        // Another field may stand in its place already.
        if (mounted.get(path) === field) mounted.delete(path);
      };
    },
    openBy(opener) {
      openers.add(opener);
      return () => openers.delete(opener);
    },
    reveal(path) {
      wanted = undefined;
      const section = sectionOf(path);
      for (const { open } of openersOf(path)) if (section !== undefined) open(section);
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
