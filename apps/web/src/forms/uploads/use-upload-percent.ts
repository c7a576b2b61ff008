import { useState } from 'react';

interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

/** The sent part of a call with a file, from 0 to 100. Hand `request` to the call; call `start` before it, with the file. */
export function useUploadPercent() {
  const [percent, setPercent] = useState<number | null>(null);
  const [running, setRunning] = useState(() => new AbortController());
  const onUploadProgress = ({ loaded, total = 0 }: UploadProgress) => {
    if (total > 0) setPercent((last) => (last === null ? null : Math.floor((loaded / total) * 100)));
  };
  return {
    percent,
    start: (file: Blob | undefined) => setPercent(file === undefined ? null : 0),
    stopUpload: () => {
      running.abort();
      setRunning(new AbortController());
      setPercent(null);
    },
    request: { onUploadProgress, signal: running.signal },
  };
}
