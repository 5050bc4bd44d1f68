import { type DragEvent, useState } from 'react';

type Dragging = {
  /** Of the row, counted from 0. */
  place: number;
  canMove: boolean;
  move(from: number, to: number): void;
};

/**
 * Lets the rows of a list be dragged to the places of others, within their own list alone.
 *
 * @param list its path
 */
export function useRowDrag(list: string, { place, canMove, move }: Dragging) {
  const [isTarget, setIsTarget] = useState(false);
  // Browsers write types in lower case.
  const type = `application/x-portal-row-${list.toLowerCase()}`;
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);

  return {
    handle: {
      draggable: canMove,
      onDragStart({ currentTarget, dataTransfer }: DragEvent) {
        dataTransfer.setData(type, String(place));
        dataTransfer.effectAllowed = 'move';
        if (currentTarget.parentElement) dataTransfer.setDragImage(currentTarget.parentElement, 20, 20);
      },
    },
    target: {
      'data-drop': isTarget,
      onDragOver(event: DragEvent) {
        if (!isOurs(event)) return;
        event.preventDefault();
        setIsTarget(true);
      },
      onDragLeave: () => setIsTarget(false),
      onDrop(event: DragEvent) {
        if (!isOurs(event)) return;
        event.preventDefault();
        setIsTarget(false);
        move(Number(event.dataTransfer.getData(type)), place);
      },
    },
  };
}
