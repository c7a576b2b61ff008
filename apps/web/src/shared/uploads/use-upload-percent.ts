import { useState } from 'react';

/** As much of a progress event as is needed; without a total nothing can be said. */
interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

export interface UploadPercent {
  /** How much of the body is on the server, from 0 to 100; null while nothing is sent. */
  readonly percent: number | null;
  /** What a generated hook takes as `request`. */
  readonly request: { onUploadProgress: (progress: UploadProgress) => void };
  /** 0 as a file sets out, null once it is over; a call without a file has no progress worth showing. */
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
