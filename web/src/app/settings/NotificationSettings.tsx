import { useChange } from '../../platform/api/useChange.ts';
import {
  type Channel,
  chooseNotificationSettings,
  listNotificationSettings,
  type NotificationSetting,
} from '@omur/contract/messages/notifications';
import type { Person } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { textOf } from '@omur/contract/messages/notificationTexts';
import { isProxy, useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Switch } from '../../platform/ui/Switch.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages as deviceMessages } from './deviceMessages.ts';
import { channelNames, messages } from './messages.ts';
import { usePush } from './usePush.ts';
import styles from './NotificationSettings.module.css';

/** D2: where you are told of what. A choice is kept as it is made. */
export function NotificationSettings({ person: { personId, email } }: { person: Person }) {
  const t = useText();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const settings = useQuery(listQueryFor(listNotificationSettings, { params: { personId } }));
  const isFixed = isProxy(useLoggedIn());
  const push = usePush();
  const choose = useChange(chooseNotificationSettings, () => toast({ text: t(messages.noticeKept) }));
  const [chosen] = choose.isSending ? (choose.sent?.body?.settings ?? []) : [];
  useEffect(() => {
    if (!settings.isPending && location.hash === '#tilkynningar') place.current?.scrollIntoView();
  }, [settings.isPending]);
  if (settings.isError) return <PageFailed error={settings.error} reset={() => void settings.refetch()} />;
  const rows = settings.data?.rows ?? [];
  const chosenOf = ({ kind, channel }: NotificationSetting): Channel =>
    chosen?.kind === kind ? chosen.channel : channel;
  const isPushedOf = ({ kind, isPushed }: NotificationSetting) =>
    (chosen?.kind === kind ? chosen.isPushed : undefined) ?? isPushed;
  const save = (setting: NotificationSetting, change: { channel?: Channel; isPushed?: boolean }) =>
    choose.send({
      params: { personId },
      body: { settings: [{ kind: setting.kind, channel: setting.channel, ...change }] },
    });
  return (
    <div ref={place} id="tilkynningar" className={styles.place}>
      <Card title={t(messages.notices)} note={t(messages.noticesNote)}>
        <Stack gap="small">
          {choose.error && <Alert look="danger" isAnnounced title={choose.error.message} />}
          {isFixed && <Alert>{t(messages.noticesWhileActing)}</Alert>}
          {email === null && <Alert look="warning">{t(messages.noEmail)}</Alert>}
          {settings.isPending ? (
            <Skeleton shape="rows" />
          ) : (
            <ul className={styles.kinds}>
              {rows.map((setting) => (
                <li key={setting.kind} className={styles.kind}>
                  <div>
                    <div className={styles.name}>{t(textOf(setting.kind).label)}</div>
                    <p className="dim small">
                      {t(textOf(setting.kind).hint)} {setting.isDemanded && t(messages.demanded)}
                    </p>
                  </div>
                  <Stack gap="small">
                    <SelectField
                      label={t(messages.channelOf, { kind: t(textOf(setting.kind).label) })}
                      isLabelHidden
                      disabled={setting.isDemanded || isFixed}
                      value={chosenOf(setting)}
                      onChange={(channel) => save(setting, { channel })}
                      options={(['portal', 'letter', 'both', 'none'] as const).map((value) => ({
                        value,
                        label: t(channelNames[value]),
                      }))}
                    />
                    {push.state === 'on' && (
                      <Switch
                        label={t(deviceMessages.pushKind, { kind: t(textOf(setting.kind).label) })}
                        isOn={isPushedOf(setting)}
                        isDisabled={isFixed}
                        onChange={(isPushed) => save(setting, { isPushed })}
                      />
                    )}
                  </Stack>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
    </div>
  );
}
