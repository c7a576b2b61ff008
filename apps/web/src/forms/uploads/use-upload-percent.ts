import { useState } from 'react';

/** The part of axios's progress event that is used. */
interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

/** The options of an API call that report its progress. */
interface UploadRequest {
  readonly onUploadProgress: (progress: UploadProgress) => void;
}

/** The progress of an upload, from 0 to 100; null while nothing is uploaded. */
export function useUploadPercent() {
  const [percent, setPercent] = useState<number | null>(null);
  return {
    percent,
    /** Sends a form; without a file, no progress is shown. */
    track: async <Answer>(file: Blob | undefined, send: (request: UploadRequest) => Promise<Answer>) => {
      setPercent(file === undefined ? null : 0);
      const onUploadProgress = ({ loaded, total }: UploadProgress) => {
        if (file !== undefined && total !== undefined && total > 0) setPercent((loaded / total) * 100);
      };
      return send({ onUploadProgress }).finally(() => setPercent(null));
    },
  };
}
