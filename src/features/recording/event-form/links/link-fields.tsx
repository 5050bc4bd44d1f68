import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useField } from '../../../../forms/engine/form-context';
import { FieldRow } from '../../../../forms/fields/field-row';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextField } from '../../../../forms/fields/text-field';
import { LINK_KINDS, type LinkKind } from '../../../../model/answers/event-detail';
import { MAX_LINE_LENGTH } from '../../../../model/payloads/limits';
import { useRecordingRules } from '../../use-recording-rules';
import { WebAddressField } from '../web-address-field';

type Props = {
  path: string;
  /** The link kinds of which one more is possible. */
  availableKinds: readonly LinkKind[];
};

/** Renders the fields of a link: kind, text and address. */
export function LinkFields({ path, availableKinds }: Props) {
  const { t } = useLingui();
  const { fieldSettings } = useRecordingRules();
  const { value: currentKind } = useField<LinkKind>(`${path}.kind`);
  const names: Record<LinkKind, string> = {
    event: t({ id: 'lbl_links_event', message: 'Zur Veranstaltung' }),
    ticket: t({ id: 'lbl_links_ticket', message: 'Zu den Karten' }),
    location: t({ id: 'lbl_links_location', message: 'Zum Veranstaltungsort' }),
    promoter: t({ id: 'lbl_links_promoter', message: 'Zum Veranstalter' }),
    artist: t({ id: 'lbl_links_artist', message: 'Zu den Mitwirkenden' }),
  };

  function option(value: LinkKind) {
    const name = names[value];
    const isDisabled = value !== currentKind && !availableKinds.includes(value);
    const most = fieldSettings.recording.links[value].maxAmount;
    const label = isDisabled
      ? t`${name} (${plural(most, { one: 'höchstens # Link', other: 'höchstens # Links' })})`
      : name;
    return { value, label, isDisabled };
  }

  return (
    <>
      <FieldRow>
        <SelectField path={`${path}.kind`} options={ORDER.map(option)} />
        <TextField path={`${path}.text`} isRequired maxLength={MAX_LINE_LENGTH} />
      </FieldRow>
      <WebAddressField path={`${path}.url`} isRequired />
    </>
  );
}

/** The order of the kinds: most links lead to pages of the event itself. */
const ORDER = ['event', ...LINK_KINDS.filter((kind) => kind !== 'event')] as const;
