import { type DragEvent, useState } from 'react';

/** Handlers for the element into which readers drop files. */
interface DropZone {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * Accepts files that are dropped into an element. Texts and links are left to the browser.
 *
 * @param take gets what was dropped, during the event
 * @returns whether files are over the element, and its handlers
 */
export function useDropZone(take: (dropped: DataTransfer) => void): [isOver: boolean, zone: DropZone] {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return [
    isOver,
    {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        // Otherwise, the browser opens the file.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer);
      },
    },
  ];
}
