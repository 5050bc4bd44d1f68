import { lazyModule } from '../../../lib/lazy-module';
import { WhenLoaded } from '../../../ui/lazy-part';
import type { ListExtrasProps } from './list-extras-part';

/** The lazy tasks beside the cards. */
const listExtrasPart = lazyModule(async () => (await import('./list-extras-part')).ListExtrasPart);

/** Runs the tasks beside the cards, in a separate file because the other views do without. */
export const ListExtras = (props: ListExtrasProps) => <WhenLoaded part={listExtrasPart} {...props} />;
