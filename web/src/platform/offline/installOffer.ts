/** What browsers offer that can install the portal; not all of them say so. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Said once, soon after the first page is there, long before the page that shows it. */
export const install: { offer?: InstallOffer | undefined } = {};
addEventListener('beforeinstallprompt', (event) => (install.offer = event as InstallOffer));
