import { msg, plural } from '@lingui/core/macro';
import { useRecordKind } from '../../use-record-kind';
import { useRecordingRules } from '../../use-recording-rules';
import { rowValue } from '../frame/row-value';
import type { RecordDraft } from '../record-draft';
import { DescriptionField } from './description-field';
import { type DescriptionName, descriptionsOf } from './descriptions-of';

const useDescriptions = () => descriptionsOf(useRecordKind().name, useRecordingRules());

/** Renders the descriptions that most records have. */
export const DescriptionsSection = () =>
  useDescriptions().main.map((name) => <DescriptionField key={name} name={name} path={name} />);

/** Renders the further descriptions that the client shows. */
export const MoreTextsSection = () =>
  useDescriptions().more.map((name) => <DescriptionField key={name} name={name} path={name} />);

/** Returns the component with the number of filled descriptions among these. */
export const moreTextsValue = (names: readonly DescriptionName[]) =>
  rowValue<RecordDraft>((draft, { _ }) => {
    const count = names.filter((name) => draft[name] !== '').length;
    return count === 0 ? '' : _(msg`${plural(count, { one: '# Text', other: '# Texte' })}`);
  });
