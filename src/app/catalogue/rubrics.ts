import type { Answer } from '../../api/api';
import { readList } from '../../model/answers/read-list';
import { type Rubric, toRubric } from '../../model/answers/rubric';
import type { QuerySource } from '../query-cache';

const readRubrics = ({ data }: Answer) => readList(data, 'RubricList', toRubric);

/** Returns every rubric of the client, in its order. GET /api/rubrics @throws {ApiError} {ShapeError} */
export const loadRubrics = ({ queryCache }: QuerySource, signal?: AbortSignal): Promise<Rubric[]> =>
  queryCache.load({ path: 'rubrics', read: readRubrics }, signal);
