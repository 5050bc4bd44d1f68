import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { snapshot } from 'valtio';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { AddButton } from '../../../../forms/fields/add-button';
import { valueAt } from '../../../../lib/value-at';
import { isTextShown } from '../../../../model/rules/visible-fields';
import { useRecordingRules } from '../../use-recording-rules';
import { DescriptionField } from './description-field';

const SHORT = ['shortdesc1', 'shortdesc2', 'shortdesc3'] as const;
const LONG = ['longdesc1', 'longdesc2', 'longdesc3'] as const;

/** Renders the short and long descriptions that the client shows: one of each, and further ones on request. */
export function DescriptionsSection() {
  const { t } = useLingui();
  return (
    <>
      <Texts names={SHORT}>{t`Weitere Kurzbeschreibung`}</Texts>
      <Texts names={LONG}>{t`Weitere Beschreibung`}</Texts>
    </>
  );
}

type Props = {
  names: typeof SHORT | typeof LONG;
  /** The label of the button that shows the next one. */
  children: ReactNode;
};

function Texts({ names, children }: Props) {
  const rules = useRecordingRules();
  const { form } = useFormContent();
  const [count, setCount] = useState(1);
  const all = names.filter((name) => isTextShown(name, rules));
  // A text that is filled or wrong is in view; one that was in view stays, also when it is emptied.
  const needed = useFormPart(form, ({ values, state }) => {
    const { shownProblems } = snapshot(state);
    return 1 + all.findLastIndex((name) => valueAt(values(), name) || shownProblems[name]);
  });
  if (needed > count) setCount(needed);
  const isReadOnly = useFormPart(form, (store) => all.some((name) => store.isReadOnly(name)));
  const [shown, next] = [all.slice(0, count), all[count]];
  return (
    <>
      {shown.map((name) => (
        <DescriptionField key={name} name={name} path={name} />
      ))}
      {next && !isReadOnly && (
        <AddButton
          onAdd={() => {
            setCount(count + 1);
            form.reveal(next);
          }}
        >
          {children}
        </AddButton>
      )}
    </>
  );
}
