import { RichTextField } from '../../../../forms/fields/rich-text-field';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { MAX_TEXTS_LENGTH } from '../../../../model/payloads/limits';
import type { EventTexts } from '../../../../model/records/event-content';
import { isTextShown } from '../../../../model/rules/visible-fields';
import { useRecordingRules } from '../../use-recording-rules';
import { textLimit } from '../text-limit';

type Props = { name: Exclude<keyof EventTexts, 'title'>; path: string };

/** Renders one description as plain or rich text; nothing if the client does not show it. */
export function DescriptionField({ name, path }: Props) {
  const rules = useRecordingRules();
  const setting = rules.fieldSettings.recording[name];
  if (!isTextShown(name, rules)) return null;
  const limit = textLimit(setting.maxLength, MAX_TEXTS_LENGTH[name]);
  if (!('richText' in setting)) return <TextAreaField path={path} {...limit} />;
  return <RichTextField path={path} formats={setting.richText} {...limit} />;
}
