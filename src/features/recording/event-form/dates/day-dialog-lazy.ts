import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Changes days of a series; few organisers open it. */
export const DayDialog = lazyDialog(async () => (await import('./day-dialog')).DayDialog);
