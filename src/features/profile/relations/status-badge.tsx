import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { Badge, type Tone } from '../../../ui/badge';
import { type ProductStatus, productStatus, statusLabel } from './status-words';

const TONES: Readonly<Record<ProductStatus, Tone>> = {
  new: 'wait',
  changed: 'wait',
  approved: 'good',
  rejected: 'bad',
  blocked: 'bad',
  delete: 'wait',
};

/** Renders the status of a relation. */
export function RelationStatusBadge({ status }: { status: string }) {
  const { _ } = useTranslation();
  const { authenticatedArea } = usePortal().settings;
  const tone = TONES[productStatus(status, authenticatedArea) ?? 'new'];
  const label = statusLabel(status, authenticatedArea);
  return <Badge tone={tone}>{typeof label === 'string' ? label : _(label)}</Badge>;
}
