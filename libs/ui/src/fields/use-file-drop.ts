import { type DragEvent, useState } from 'react';

/** Handlers of an element that takes a dropped file; the element still takes dropped text as usual. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, handlers };
}
