import { type DragEvent, useState } from 'react';

/** The files that are dropped or pasted. */
export const filesOf = (data: DataTransfer): readonly File[] => [...data.files];
/** Users drag rows and selected text, too. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on a field; those that miss its box are meant for it, too. */
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
