import { useState } from 'react';

/** The part of axios's progress event that is used. */
interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

export interface UploadPercent {
  /** From 0 to 100; null while nothing is uploaded. */
  readonly percent: number | null;
  /** The `request` option of a generated hook. */
  readonly request: { onUploadProgress: (progress: UploadProgress) => void };
  /** Set to 0 before a file is sent, and to null afterwards. */
  readonly setPercent: (percent: number | null) => void;
}

export function useUploadPercent(): UploadPercent {
  const [percent, setPercent] = useState<number | null>(null);
  const onUploadProgress = ({ loaded, total }: UploadProgress) => {
    if (total === undefined || total === 0) return;
    setPercent((before) => (before === null ? null : (loaded / total) * 100));
  };
  return { percent, request: { onUploadProgress }, setPercent };
}
