import {
  isKindDemanded,
  isPushedUnchosen,
  type NotificationKind,
  notificationKinds,
} from '@omur/contract/messages/notificationKinds';
import {
  unchosenChannel,
  type chooseNotificationSettings,
  type Channel,
  type NotificationSetting,
} from '@omur/contract/messages/notifications';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { chooseSettings, chosenSettings } from './queries.ts';

interface Chosen extends Record<string, unknown> {
  kind: NotificationKind;
  channel: Channel;
  isPushed: boolean | null;
}

/** Every kind with where the person is told of it: what the rules demand, else what was chosen, else the usual. */
export async function settingsOf(db: Queryable, personId: number): Promise<NotificationSetting[]> {
  const rows = await chosenSettings.rows<Chosen>(db, { personId });
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return notificationKinds.map((kind) => {
    const isDemanded = isKindDemanded(kind);
    const { channel = unchosenChannel(kind), isPushed = null } = chosen.get(kind) ?? {};
    return {
      kind,
      isDemanded,
      channel: isDemanded ? 'both' : channel,
      isPushed: isPushed ?? isPushedUnchosen(kind),
    };
  });
}

export async function choose({
  db,
  params,
  body,
}: CallOf<typeof chooseNotificationSettings>): Promise<undefined> {
  if (body.settings.some(({ kind, channel }) => isKindDemanded(kind) && channel !== 'both'))
    refuse('notification.demanded');
  // A kind that is named twice is as it was named last.
  const settings = [...new Map(body.settings.map((one) => [one.kind, one])).values()];
  await chooseSettings.run(db, {
    personId: params.personId,
    kinds: settings.map(({ kind }) => kind),
    channels: settings.map(({ channel }) => channel),
    pushed: settings.map(({ isPushed = null }) => isPushed),
  });
}
