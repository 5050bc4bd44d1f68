import { lazyModule } from '../../../lib/lazy-module';
import { WhenLoaded } from '../../../ui/lazy-part';
import type { BesideProps } from './list-beside-part';

/** What a list does beside its cards. */
const listBeside = lazyModule(async () => (await import('./list-beside-part')).ListBesidePart);

/** What a list does beside its cards, in a file of its own: the other views do without. */
export const ListBeside = (props: BesideProps) => <WhenLoaded part={listBeside} {...props} />;
