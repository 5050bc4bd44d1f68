import { useRecordFormContent } from '../record-form/record-form-context';
import { CopyFromLastPanel } from './copy-from-last/copy-from-last-panel';
import { ImportPanel } from './import/import-panel';

/** Renders the shortcuts that fill in an event: from the last one, and from a file. */
export function HeadActions() {
  const { rubrics } = useRecordFormContent();
  return (
    <>
      <CopyFromLastPanel />
      <ImportPanel rubrics={rubrics} />
    </>
  );
}
