import { lazyDialog } from '../../../portal/form-parts/lazy-dialog';

/** Picks the role, address and community of a relation; few who look at their profile open it. */
export const RelationDialog = lazyDialog(async () => (await import('./relation-dialog')).RelationDialog);
