import type { CommonInput } from '../../../portal/element-input';
import { usePortal } from '../../../portal/portal';

/** What an `article-list` is told about the articles that it shows; other elements say nothing of them. */
type ArticlesInput = CommonInput & {
  readonly tag?: string | undefined;
  readonly eventId?: string | undefined;
  readonly limit?: number | undefined;
  readonly detailUrl?: string | undefined;
};

/** What the element shows of articles; undefined where articles are one of its screens among others. */
export function useArticlesInput():
  | { tags: string[]; eventId: string; limit: number | undefined; detailUrl: string | undefined }
  | undefined {
  const { element, input } = usePortal<ArticlesInput>();
  if (element.localName !== 'article-list') return undefined;
  const { tag = '', eventId = '', limit, detailUrl } = input;
  const tags = tag
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return { tags, eventId, limit, detailUrl };
}
