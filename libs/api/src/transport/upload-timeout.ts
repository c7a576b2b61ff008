import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { UPLOAD_SILENCE_MS } from './api-options.ts';
import { noAnswer } from './failures.ts';

/**
 * Sends a call with a file. It may take any time while its bytes move, and fails with an ApiError once nothing moved
 * for `UPLOAD_SILENCE_MS`. The config must not have a signal.
 */
export async function requestUpload(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentBytes = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), UPLOAD_SILENCE_MS);
  };
  const onUploadProgress = (progress: AxiosProgressEvent) => {
    if (progress.loaded > sentBytes) {
      sentBytes = progress.loaded;
      wait();
    }
    config.onUploadProgress?.(progress);
  };
  wait();
  try {
    return await axios.request<unknown>({ ...config, timeout: 0, signal: silence.signal, onUploadProgress });
  } catch (error) {
    throw silence.signal.aborted ? noAnswer('timeout') : error;
  } finally {
    clearTimeout(timer);
  }
}
