import { useLingui } from '@lingui/react/macro';
import { ClientText } from '../../../../app/client-text';
import { neededAddresses } from '../../../../model/rules/needed-addresses';
import { useRecordingRules } from '../../use-recording-rules';
import { rowValue } from '../frame/row-value';
import type { RecordDraft } from '../record-draft';
import { RecordAddressField } from './record-address-field';

/** Renders the location of a record. */
export function LocationPart() {
  const { t } = useLingui();
  const rules = useRecordingRules();
  const { location: help } = rules.eventRecording.infoTexts;
  const either = neededAddresses(rules).either && t`Ort oder Veranstalter, eines von beiden genügt.`;
  return (
    <RecordAddressField
      path="location"
      hint={
        (help || either) && (
          <>
            {help && <ClientText html={help} />}
            {either && <p>{either}</p>}
          </>
        )
      }
    />
  );
}

/** Renders the name of the location. */
export const LocationValue = rowValue<RecordDraft>(({ location }) => location?.name ?? location?.label ?? '');
