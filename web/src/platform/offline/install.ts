import { useState } from 'react';
import { install } from './installOffer.ts';

/** H70: how to install the portal by a press, where the browser offers that. */
export function useInstallOffer(): (() => void) | undefined {
  const [offer, setOffer] = useState(install.offer);
  if (!offer) return undefined;
  return () => {
    // It can be made use of once.
    install.offer = undefined;
    setOffer(undefined);
    void offer.prompt().catch(() => undefined);
  };
}

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
