import { type DragEvent, useState } from 'react';

type Dragging = {
  /** The index of the row. */
  index: number;
  canMove: boolean;
  move(from: number, to: number): void;
};

/** Lets rows be dragged to other positions of the same list. @param list the path of the list */
export function useRowDrag(list: string, { index, canMove, move }: Dragging) {
  const [isTarget, setIsTarget] = useState(false);
  // Browsers convert types to lower case.
  const type = `application/x-portal-row-${list.toLowerCase()}`;
  const isSameList = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);

  return {
    handle: {
      draggable: canMove,
      onDragStart({ currentTarget, dataTransfer }: DragEvent) {
        dataTransfer.setData(type, String(index));
        dataTransfer.effectAllowed = 'move';
        if (currentTarget.parentElement) dataTransfer.setDragImage(currentTarget.parentElement, 20, 20);
      },
    },
    target: {
      'data-drop': isTarget,
      onDragOver(event: DragEvent) {
        if (!isSameList(event)) return;
        event.preventDefault();
        setIsTarget(true);
      },
      onDragLeave: () => setIsTarget(false),
      onDrop(event: DragEvent) {
        if (!isSameList(event)) return;
        event.preventDefault();
        setIsTarget(false);
        move(Number(event.dataTransfer.getData(type)), index);
      },
    },
  };
}
