import { useLayoutEffect } from 'react';
import { usePortal } from '../../app/portal';
import { adoptArticleStyles } from './article-styles';

/** Adds the styles of lists of articles to the element before the first paint. */
export function useArticleStyles(): void {
  const { root } = usePortal();
  useLayoutEffect(() => adoptArticleStyles(root), [root]);
}
