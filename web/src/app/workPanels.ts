import { lazyComponent } from '../platform/api/lazyComponent.ts';

/** What the page of a work shows from domains above it. */
export const workPanels = [
  lazyComponent(async () => (await import('../exchange/iswc/IswcPanel.tsx')).IswcPanel),
];
