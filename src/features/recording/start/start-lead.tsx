import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNextEvents } from './use-next-events';

/** Renders how many events visitors see, or how to begin for a person without any. */
export function StartLead() {
  const { t } = useLingui();
  const { value } = useNextEvents();
  if (!value) return null;
  if (value.total === 0) return t`Tragen Sie Ihre erste Veranstaltung ein. Ein Entwurf genügt für den Anfang.`;
  const count = value.counts.published;
  return count > 0
    ? t`${plural(count, { one: 'Eine Veranstaltung ist zu sehen.', other: '# Veranstaltungen sind zu sehen.' })}`
    : null;
}
