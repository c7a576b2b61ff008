import { type DragEvent, useState } from 'react';
import { toast } from '../overlays/toast.tsx';

/** The first of the files that were dropped or pasted; says that the others are left out. */
export function oneOfFiles(files: FileList): File | undefined {
  const [file] = files;
  if (files.length > 1)
    toast.warning(`Only one file at a time: ${file?.name} was chosen, the others were not.`);
  return file;
}

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
      const file = oneOfFiles(event.dataTransfer.files);
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, handlers };
}
