import type { CSSProperties } from 'react';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { Status } from './relation-card-layout';
import { type ProductStatus, productStatus, statusLabel } from './status-words';

const TONES: Readonly<Record<ProductStatus, 'success' | 'info' | 'warning' | 'error'>> = {
  new: 'info',
  changed: 'info',
  approved: 'success',
  rejected: 'error',
  blocked: 'error',
  delete: 'warning',
};

/** Renders the status of a relation as a badge; its colour only repeats its text. */
export function RelationStatusBadge({ status }: { status: string }) {
  const { _ } = useTranslation();
  const { authenticatedArea } = usePortal().settings;
  const tone = TONES[productStatus(status, authenticatedArea) ?? 'new'];
  const label = statusLabel(status, authenticatedArea);
  const colors = {
    '--status-ground': `var(--portal-color-${tone}-soft)`,
    '--status-color': `var(--portal-color-${tone}-text)`,
  } as CSSProperties;
  return <Status style={colors}>{typeof label === 'string' ? label : _(label)}</Status>;
}
