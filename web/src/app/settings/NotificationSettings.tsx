import { listNotificationSettings } from '@omur/contract/messages/notifications';
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
import { useChoices } from './useChoices.ts';
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
  const choices = useChoices(personId, () => toast({ text: t(messages.noticeKept) }));
  useEffect(() => {
    if (!settings.isPending && location.hash === '#tilkynningar') place.current?.scrollIntoView();
  }, [settings.isPending]);
  if (settings.isError) return <PageFailed error={settings.error} reset={() => void settings.refetch()} />;
  const rows = (settings.data?.rows ?? []).map(choices.asPressed);
  return (
    <div ref={place} id="tilkynningar" tabIndex={-1} className={styles.place}>
      <Card title={t(messages.notices)} note={t(messages.noticesNote)}>
        <Stack gap="small">
          {choices.error && <Alert look="danger" isAnnounced title={choices.error.message} />}
          {isFixed && <Alert>{t(messages.noticesWhileActing)}</Alert>}
          {email === null && <Alert look="warning">{t(messages.noEmail)}</Alert>}
          {settings.isPending ? (
            <Skeleton shape="rows" />
          ) : (
            <ul className={styles.kinds}>
              {rows.map((setting) => (
                <li key={setting.kind} className={styles.kind}>
                  <div className={styles.words}>
                    <div className={styles.name}>{t(textOf(setting.kind).label)}</div>
                    <p className={`${styles.hint} dim small`}>
                      {t(textOf(setting.kind).hint)} {setting.isDemanded && t(messages.demanded)}
                    </p>
                  </div>
                  <Stack gap="small">
                    <SelectField
                      label={t(messages.channelOf, { kind: t(textOf(setting.kind).label) })}
                      isLabelHidden
                      disabled={setting.isDemanded || isFixed}
                      value={setting.channel}
                      onChange={(channel) => choices.choose(setting, { channel })}
                      options={(['portal', 'letter', 'both', 'none'] as const).map((value) => ({
                        value,
                        label: t(channelNames[value]),
                      }))}
                    />
                    {push.state === 'on' && (
                      <Switch
                        label={t(deviceMessages.pushKind, { kind: t(textOf(setting.kind).label) })}
                        isOn={setting.isPushed}
                        isDisabled={isFixed}
                        onChange={(isPushed) => choices.choose(setting, { isPushed })}
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
