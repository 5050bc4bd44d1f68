import { type DragEvent, useState } from 'react';

/** Returns the files that were dropped or pasted. */
export const filesOf = (data: DataTransfer): readonly File[] => [...data.files];
/** Checks for files, since users drag rows and selected text, too. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Handles files dropped anywhere on a field, not only on its drop zone. */
export function useFileDrop(isFull: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isFull ? 'none' : 'copy';
        setIsOver(!isFull);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return;
        // Otherwise the browser would leave the page to show the picture.
        event.preventDefault();
        setIsOver(false);
        onFiles(filesOf(event.dataTransfer));
      },
    },
  };
}
