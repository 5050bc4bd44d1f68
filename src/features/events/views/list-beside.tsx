import { WhenLoaded } from '../../../ui/when-loaded';
import { listBeside } from './list-beside-lazy';
import type { BesideProps } from './list-beside-part';

/** What a list does beside its cards, in a file of its own: the other views do without. */
export const ListBeside = (props: BesideProps) => <WhenLoaded part={listBeside} {...props} />;
