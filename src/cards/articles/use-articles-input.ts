import { usePortal } from '../../app/portal';
import type { ArticlesInput } from './articles-input';

/** What an `article-list` is told; undefined in elements where articles are one of many screens. */
export function useArticlesInput(): ArticlesInput | undefined {
  const { element, input } = usePortal<ArticlesInput>();
  return element.localName === 'article-list' ? input : undefined;
}
