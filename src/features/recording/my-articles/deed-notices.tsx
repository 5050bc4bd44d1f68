import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Notice } from '../../../ui/notice';
import type { OwnArticle } from './own-article';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;

const Box = styled.div`
  &:focus {
    outline: none;
  }
`;

type Done = { deed: 'copy' | 'delete' | 'restore'; article: OwnArticle };

/** What has become of an article, with the way back. It takes the focus, because the row where it was may be gone. */
export function DeedNotice({ deed, article, onUndo, onClose }: Done & { onUndo(): void; onClose(): void }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const { title } = article;
  const isDeleted = deed === 'delete';
  return (
    <Box ref={box} tabIndex={-1}>
      <Notice kind="success" role="status" title={isDeleted ? t`„${title}“ ist gelöscht` : t`„${title}“ ist wieder da`}>
        {isDeleted && <p>{t`Zehn Minuten lang können Sie das rückgängig machen.`}</p>}
        <Ways>
          {isDeleted && (
            <button type="button" className="button is-quiet" onClick={onUndo}>
              {t`Rückgängig machen`}
            </button>
          )}
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Hinweis schließen`}
          </button>
        </Ways>
      </Notice>
    </Box>
  );
}

/** Why something could not be done with an article, and the way to try again. */
export function FailedNotice({ deed, article, reason, onRetry }: Done & { reason: string; onRetry(): void }) {
  const { t } = useLingui();
  const { title } = article;
  const words = {
    copy: t`„${title}“ ließ sich nicht kopieren`,
    delete: t`„${title}“ ist nicht gelöscht`,
    restore: t`„${title}“ ließ sich nicht wiederherstellen`,
  };
  return (
    <Notice kind="error" role="alert" title={words[deed]}>
      <p>{reason}</p>
      <button type="button" className="button is-quiet" onClick={onRetry}>
        {t`Erneut versuchen`}
      </button>
    </Notice>
  );
}
