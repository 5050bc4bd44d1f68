import { useLingui } from '@lingui/react/macro';
import type { OwnArticle } from '../../../model/answers/own-article';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';

type Props = { article: OwnArticle; onClose(): void; onYes(): void };

/** Renders the confirmation before an article is deleted. */
export function DeleteQuestion({ article: { title, isVisible }, onClose, onYes }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Artikel löschen?`} onClose={onClose}>
      <p lang="de">{title}</p>
      <p>
        {isVisible && `${t`Besucher finden ihn dann nicht mehr.`} `}
        {t`Sie können das zehn Minuten lang rückgängig machen.`}
      </p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t`Abbrechen`}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {t`Löschen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
