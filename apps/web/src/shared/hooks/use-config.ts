import { createContext, useContext } from 'react';
import { type AppConfig, DEFAULT_CONFIG } from '../config.ts';

export const ConfigContext = createContext<AppConfig>(DEFAULT_CONFIG);

export function useConfig(): AppConfig {
  return useContext(ConfigContext);
}
