import type { Answer } from '../../api/api';
import { readList } from '../../model/answers/read-list';
import { type Tag, toTag } from '../../model/answers/tag';
import type { QuerySource } from '../query-cache';

const readTags = ({ data }: Answer) => readList(data, 'TagList', toTag);

/** Returns tags that contain a text, most used first. GET /api/tags @throws {ApiError} {ShapeError} */
export const findTags = ({ queryCache }: QuerySource, search: string, signal?: AbortSignal): Promise<Tag[]> =>
  queryCache.load({ path: 'tags', query: { search }, read: readTags }, signal);
