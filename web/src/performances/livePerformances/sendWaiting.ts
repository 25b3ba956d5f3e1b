import type { Session } from '@omur/contract/accounts/sessions';
import { isRefusal } from '../../platform/api/refusal.ts';
import { draftKey, read, write } from '../../platform/drafts/drafts.ts';
import { forgetSlot, readPlace, slotLock, slotsOf } from '../../platform/drafts/place.ts';
import { ServerDraft } from '../../platform/drafts/serverDraft.ts';
import { type LivePerformanceForm, readForm, writtenForm } from './form.ts';
import { register } from './payload.ts';

/** What became of a registration that waited: it is on record, or it needs its member again. */
export interface WaitedFor {
  isRegistered: boolean;
  kind: LivePerformanceForm['kind'];
  title: string;
}

export const neverSent = {
  submissionKey: undefined,
  isRegisteredAnyway: undefined,
  sendsLater: undefined,
  triedAt: undefined,
};

const deviceKey = 'omur.device';

/** A name for this browser, which means nothing elsewhere. */
export function thisDevice(): string {
  const name = read<string>(deviceKey) ?? crypto.randomUUID();
  write(deviceKey, name);
  return name;
}

/** Whether this device is to send it; another one that sees the draft is not. */
export const waitsHere = ({ sendsLater }: LivePerformanceForm) =>
  sendsLater !== undefined && sendsLater === read<string>(deviceKey);

/** The server knows a key for a day from when it first came; an hour of that is for clocks that are wrong. */
const goodFor = 23 * 3600_000;

/** When a submission first went out; without a network it does not go. */
export const triedAt = (form: LivePerformanceForm): string | undefined =>
  form.triedAt ?? (navigator.onLine ? new Date().toISOString() : undefined);

/** H74: sends what members have left to be sent, but for forms that stand on a page. */
export async function sendWaiting({ userId }: Session): Promise<WaitedFor[]> {
  const sent: WaitedFor[] = [];
  for (const { slot, kind } of slotsOf(userId)) {
    const form = kind === 'performance' ? readForm(read(draftKey(slot, userId))) : undefined;
    if (!form || !waitsHere(form)) continue;
    await navigator.locks.request(slotLock(slot, userId), { ifAvailable: true }, async (lock) => {
      const isRegistered = lock ? await send(slot, userId, form) : undefined;
      if (isRegistered === undefined) return;
      sent.push({ isRegistered, kind: form.kind, title: form.name.trim() || form.performers.trim() });
    });
  }
  return sent;
}

/** Undefined where nobody knows yet, and it is tried again. */
async function send(slot: string, userId: number, form: LivePerformanceForm): Promise<boolean | undefined> {
  const { submissionKey } = form;
  const keep = (next: LivePerformanceForm) => write(draftKey(slot, userId), writtenForm(next));
  const isLate = form.triedAt !== undefined && Date.now() - Date.parse(form.triedAt) > goodFor;
  if (!submissionKey || isLate) {
    keep({ ...form, ...neverSent });
    return false;
  }
  const tried = { ...form, triedAt: triedAt(form) };
  keep(tried);
  try {
    await register(tried, submissionKey);
  } catch (error) {
    const isRefused = isRefusal(error) && error.status >= 400 && error.status < 500 && error.status !== 401;
    if (isRefused) keep({ ...form, ...neverSent });
    return isRefused ? false : undefined;
  }
  forget(slot, userId);
  return true;
}

function forget(slot: string, userId: number): void {
  const place = readPlace(slot);
  forgetSlot(slot, userId);
  if (place)
    new ServerDraft({
      kind: 'performance',
      userId,
      place,
      titleOf: () => '',
      onPlace: () => undefined,
      onSaved: () => undefined,
      onElsewhere: () => undefined,
    }).forget();
}
