import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Call it before the upload. MSW itself reports the progress only together with the answer. */
export function controlUploadProgress(): (loaded: number, total: number) => void {
  const listens = vi.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
  onTestFinished(() => listens.mockRestore());
  return (loaded, total) => {
    const upload = listens.mock.contexts.at(-1) as XMLHttpRequestUpload | undefined;
    const progress = new ProgressEvent('progress', { lengthComputable: true, loaded, total });
    act(() => void upload?.dispatchEvent(progress));
  };
}
