import { CHAT_UPLOAD } from '@amana/domain';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
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
  const latest = useRef<File | null>(null);
  const attach = async (chosen: File) => {
    latest.current = chosen;
    setProblem(null);
    setIsReading(true);
    const { file, refusal } = await readChosenFile(chosen, CHAT_UPLOAD);
    // Another file was chosen, pasted or dropped meanwhile.
    if (latest.current !== chosen) return;
    setIsReading(false);
    setProblem(refusal);
    if (refusal === null) setDraft((draft) => ({ ...draft, file }));
  };
  return { attach: (file) => void attach(file), isReading, problem, clearProblem: () => setProblem(null) };
}
