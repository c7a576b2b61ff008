import { useState } from 'react';

interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

interface UploadRequest {
  readonly onUploadProgress: (progress: UploadProgress) => void;
}

/** Reports the sent part of a call with a file, from 0 to 100. */
export function uploadRequest(onPercent: (percent: number) => void): UploadRequest {
  return {
    onUploadProgress: ({ loaded, total }) => {
      if (total !== undefined && total > 0) onPercent(Math.floor((loaded / total) * 100));
    },
  };
}

export function useUploadPercent() {
  const [percent, setPercent] = useState<number | null>(null);
  return {
    percent,
    track: async <Answer>(file: Blob | undefined, send: (request?: UploadRequest) => Promise<Answer>) => {
      if (file === undefined) return send();
      setPercent(0);
      return send(uploadRequest(setPercent)).finally(() => setPercent(null));
    },
  };
}
