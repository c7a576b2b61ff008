import type { AxiosRequestConfig } from 'axios';
import axios from 'axios';
export async function controlRequest<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  return (await axios.request<T>({ ...config, ...options })).data;
}
export type ErrorType<E> = E;
export type BodyType<B> = B;
