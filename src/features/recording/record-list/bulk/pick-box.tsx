import { useLingui } from '@lingui/react/macro';

type Props = { title: string; isPicked: boolean; onPick(isPicked: boolean): void };

/** Renders the checkbox of a row for actions on several records. */
export function PickBox({ title, isPicked, onPick }: Props) {
  const { t } = useLingui();
  return (
    <label className="pick" title={t`„${title}“ auswählen`}>
      <span className="visually-hidden">{t`„${title}“ auswählen`}</span>
      <input type="checkbox" checked={isPicked} onChange={({ target }) => onPick(target.checked)} />
    </label>
  );
}
