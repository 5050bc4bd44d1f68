import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { MAX_SHORT_LENGTH } from '../../../../model/payloads/limits';
import { useRecordingRules } from '../../use-recording-rules';
import { WebAddressField } from '../web-address-field';

/** Renders the fields for easy German and sign language that the client shows. */
export function VersionFields() {
  const { t } = useLingui();
  const { showEasyLanguage, showSignLanguageVideo } = useRecordingRules().eventRecording;
  return (
    <>
      {showEasyLanguage && (
        <TextAreaField
          path="easyText"
          rows={4}
          maxLength={MAX_SHORT_LENGTH}
          hint={t`Kurze Sätze mit je einer Aussage, ohne Fremdwörter. Eine leere Zeile beginnt einen Absatz.`}
        />
      )}
      {showSignLanguageVideo && (
        <WebAddressField
          path="signLanguageUrl"
          hint={t`Internetadresse eines Videos in Deutscher Gebärdensprache (DGS), das die Veranstaltung vorstellt.`}
        />
      )}
    </>
  );
}
