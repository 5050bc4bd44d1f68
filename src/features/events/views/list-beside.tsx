import { lazily } from '../../../lib/lazily';
import { WhenLoaded } from '../../../ui/lazy-part';
import type { BesideProps } from './list-beside-part';

/** What a list does beside its cards. */
const listBeside = lazily(async () => (await import('./list-beside-part')).ListBesidePart);

/** What a list does beside its cards, in a file of its own: the other views do without. */
export const ListBeside = (props: BesideProps) => <WhenLoaded part={listBeside} {...props} />;
