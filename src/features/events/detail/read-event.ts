import type { Answer } from '../../../api/api';
import { type EventDetail, toEventDetail } from '../../../model/event-detail';

/** Reads the answer of GET /api/events/{id}. @throws {ShapeError} when it is no event */
export const readEvent = ({ data }: Answer): EventDetail => toEventDetail(data);
