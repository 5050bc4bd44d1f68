import { useLazyPart } from '../../../ui/use-lazy-part';
import { listBeside } from './list-beside-lazy';
import type { BesideProps } from './list-beside-part';

/** What a list does beside its cards, in a file of its own: the other views do without. */
export function ListBeside(props: BesideProps) {
  const Part = useLazyPart(listBeside, true);
  return Part && <Part {...props} />;
}
