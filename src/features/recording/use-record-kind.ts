import { createContext, useContext } from 'react';
import { eventKind } from './event-kind';
import type { RecordKind } from './record-kind';

const RecordKindContext = createContext<RecordKind>(eventKind);

export const RecordKindProvider = RecordKindContext.Provider;

/** What is recorded here: events, where nothing else is said. */
export const useRecordKind = (): RecordKind => useContext(RecordKindContext);
