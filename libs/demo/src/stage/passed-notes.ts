import { useEffect } from 'react';

/** Local storage key: the notes of the stage that changed last. */
export const NOTES_KEY = 'demo/stageNotes';

export interface StageNotes {
  readonly next: string;
  readonly text: string;
}

/** Passes the notes of the stage to the window with the notes. */
export function usePassedNotes({ next, text }: StageNotes): void {
  useEffect(() => {
    localStorage.setItem(NOTES_KEY, JSON.stringify({ next, text } satisfies StageNotes));
  }, [next, text]);
}
