import { type ComponentType, lazy } from 'react';

/** A part of a page whose code comes when it is first shown, or when somebody reaches for it; a route has its own way. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => ({ default: await load() }));
  return Object.assign(part, { preload: () => void load() });
}
