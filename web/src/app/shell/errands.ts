import type { Session } from '@omur/contract/accounts/sessions';
import { renew } from '../../messages/push/pushes.ts';
import { pages } from '../../performances/livePerformances/kinds.ts';
import { sendWaiting } from '../../performances/livePerformances/sendWaiting.ts';
import { saveUnsaved } from '../../platform/drafts/saveUnsaved.ts';

export { addLivePerformance } from '@omur/contract/performances/livePerformanceRegistration';

/** A registration that waited for a network, and the form that it came from. */
interface Sent {
  isRegistered: boolean;
  title: string;
  page: (typeof pages)[keyof typeof pages];
}

/** H74, H78: what a device does for its user once there is a network, in one tab at a time. */
export async function runErrands(session: Session, onSent: (sent: Sent) => void): Promise<void> {
  await navigator.locks.request('omur.errands', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await renew(session).catch(() => undefined);
    for (const { kind, ...sent } of await sendWaiting(session)) onSent({ ...sent, page: pages[kind] });
    await saveUnsaved(session.userId);
  });
}

export const messages = {
  sentLater: { is: '„{title}“ er á skrá.', en: '“{title}” is registered.' },
  notSent: {
    is: '„{title}“ bíður enn. Opnaðu skráninguna og farðu yfir hana.',
    en: '“{title}” is still waiting. Open the registration and check it.',
  },
  openForm: { is: 'Opna skráninguna', en: 'Open the registration' },
};
