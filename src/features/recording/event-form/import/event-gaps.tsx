import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import { gapMessage } from '../../../../model/event-import/gap-messages';
import type { ImportGap } from '../../../../model/event-import/imported-event';
import { GapSection } from './import-layout';

/** Renders the list of values in a file that are not taken over. */
export function EventGaps({ gaps }: { gaps: readonly ImportGap[] }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const id = useId();
  if (gaps.length === 0) return null;
  return (
    <GapSection aria-labelledby={id}>
      <h4 id={id}>{t`Das sollten Sie wissen`}</h4>
      <ul>
        {[...new Set(gaps.map((gap) => gapMessage(gap, locale)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </GapSection>
  );
}
