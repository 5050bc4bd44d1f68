import { usePortal } from '../../app/portal';
import type { ArticlesInput } from './articles-input';

/** Returns the input of an `article-list`; undefined in elements with several screens. */
export function useArticlesInput(): ArticlesInput | undefined {
  const { element, input } = usePortal<ArticlesInput>();
  return element.localName === 'article-list' ? input : undefined;
}
