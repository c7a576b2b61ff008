import { type ComponentType, lazy } from 'react';

/** The page is complete without the part, so one that fails to load is left out, or replaced by `Otherwise`. */
export function optionalPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Otherwise) }));
}
