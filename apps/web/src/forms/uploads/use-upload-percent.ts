import { useState } from 'react';

interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

interface UploadRequest {
  readonly onUploadProgress: (progress: UploadProgress) => void;
}

export function useUploadPercent() {
  const [percent, setPercent] = useState<number | null>(null);
  return {
    percent,
    track: async <Answer>(file: Blob | undefined, send: (request: UploadRequest) => Promise<Answer>) => {
      setPercent(file === undefined ? null : 0);
      const onUploadProgress = ({ loaded, total }: UploadProgress) => {
        if (file !== undefined && total !== undefined && total > 0) setPercent((loaded / total) * 100);
      };
      return send({ onUploadProgress }).finally(() => setPercent(null));
    },
  };
}
