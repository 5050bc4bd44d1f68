import { lazyModule } from '../../../lib/lazy-module';
import { WhenLoaded } from '../../../ui/lazy-part';
import type { BesideProps } from './list-beside-part';

/** The lazy tasks beside the cards. */
const listBeside = lazyModule(async () => (await import('./list-beside-part')).ListBesidePart);

/** Runs the tasks beside the cards, in a separate file because the other views do without. */
export const ListBeside = (props: BesideProps) => <WhenLoaded part={listBeside} {...props} />;
