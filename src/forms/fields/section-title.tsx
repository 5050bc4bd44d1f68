import { createContext, useContext } from 'react';

const SectionTitle = createContext('');

/** Tells the fields inside the heading of their section. */
export const SectionTitleProvider = SectionTitle.Provider;

/** Renders the label of a field; one that repeats the heading of its section is for screen readers only. */
export function FieldLabel({ label }: { label: string }) {
  const isRepeated = useContext(SectionTitle) === label;
  return isRepeated ? <span className="visually-hidden">{label}</span> : label;
}
