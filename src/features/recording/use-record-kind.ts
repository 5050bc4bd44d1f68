import { createContext, useContext } from 'react';
import { eventKind } from './event-kind';
import type { RecordKind } from './record-kind';

const RecordKindContext = createContext<RecordKind>(eventKind);

export const RecordKindProvider = RecordKindContext.Provider;

/** Returns the kind of record of the current screen; events by default. */
export const useRecordKind = (): RecordKind => useContext(RecordKindContext);
