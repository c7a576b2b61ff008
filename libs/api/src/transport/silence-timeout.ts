import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { noAnswer } from './call-errors.ts';

/**
 * Makes a call. It may take any time while bytes move in either direction, and fails with an ApiError once nothing moved
 * for `silenceMs`. What is sent is watched only if `sendsFile`, because watching it costs a preflight of CORS.
 */
export async function requestWhileBytesMove(
  config: AxiosRequestConfig,
  { silenceMs, sendsFile }: { silenceMs: number; sendsFile: boolean },
): Promise<AxiosResponse<unknown>> {
  const end = new AbortController();
  const { signal: stop } = config;
  const abort = () => end.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, silenceMs);
  };
  const watch = (listener: AxiosRequestConfig['onUploadProgress']) => {
    let movedBytes = 0;
    return (progress: AxiosProgressEvent) => {
      if (progress.loaded > movedBytes) {
        movedBytes = progress.loaded;
        wait();
      }
      listener?.(progress);
    };
  };
  if (stop?.aborted === true) abort();
  stop?.addEventListener?.('abort', abort);
  wait();
  try {
    return await axios.request<unknown>({
      ...config,
      signal: end.signal,
      onDownloadProgress: watch(config.onDownloadProgress),
      ...(sendsFile ? { onUploadProgress: watch(config.onUploadProgress) } : {}),
    });
  } catch (error) {
    throw end.signal.aborted && stop?.aborted !== true ? noAnswer('timeout') : error;
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener?.('abort', abort);
  }
}
