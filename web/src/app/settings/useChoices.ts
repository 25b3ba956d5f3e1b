import {
  type ChosenSetting,
  chooseNotificationSettings,
  type NotificationSetting,
} from '@omur/contract/messages/notifications';
import { useEffect, useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';

/**
 * Where a person is told of each kind, each choice shown as it is pressed and kept at once. What is pressed while another choice is
 * on its way is sent when that has been answered, so the last press of a switch is the one that counts (D2).
 */
export function useChoices(personId: number, onKept: () => void) {
  const [pressed, setPressed] = useState<readonly ChosenSetting[]>([]);
  const drop = (sent: readonly ChosenSetting[] = []) =>
    setPressed((now) => now.filter((one) => !sent.includes(one)));
  const { send, isSending, error } = useChange(
    chooseNotificationSettings,
    (_answer, { body }) => {
      drop(body?.settings);
      onKept();
    },
    (_refused, { body }) => drop(body?.settings),
  );
  useEffect(() => {
    if (pressed.length > 0 && !isSending) send({ params: { personId }, body: { settings: [...pressed] } });
  }, [pressed, isSending, send, personId]);

  const asPressed = (setting: NotificationSetting): NotificationSetting => ({
    ...setting,
    ...pressed.find(({ kind }) => kind === setting.kind),
  });
  const choose = (setting: NotificationSetting, change: Partial<Omit<ChosenSetting, 'kind'>>) => {
    const { kind, channel } = asPressed(setting);
    const before = pressed.find((one) => one.kind === kind);
    setPressed((now) => [...now.filter((one) => one.kind !== kind), { kind, channel, ...before, ...change }]);
  };
  return { asPressed, choose, error };
}
