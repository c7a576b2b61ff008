import { CHAT_UPLOAD } from '@amana/domain';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { readChosenFile } from '../../forms/uploads/read-chosen-file.ts';
import type { Draft } from './outbox.ts';

export interface Attachment {
  /** Adds a chosen, pasted or dropped file to the draft, unless it is refused. */
  attach: (file: File) => void;
  isReading: boolean;
  problem: string | null;
  clearProblem: () => void;
}

export function useAttachment(setDraft: Dispatch<SetStateAction<Draft>>): Attachment {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attach = async (chosen: File) => {
    setProblem(null);
    setIsReading(true);
    const { file, refusal } = await readChosenFile(chosen, CHAT_UPLOAD);
    setIsReading(false);
    setProblem(refusal);
    if (refusal === null) setDraft((draft) => ({ ...draft, file }));
  };
  return { attach: (file) => void attach(file), isReading, problem, clearProblem: () => setProblem(null) };
}
