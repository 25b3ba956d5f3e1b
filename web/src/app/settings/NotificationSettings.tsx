import { notificationGroups } from '@omur/contract/messages/notificationGroups';
import type { NotificationKind } from '@omur/contract/messages/notificationKinds';
import { listNotificationSettings, type NotificationSetting } from '@omur/contract/messages/notifications';
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
import { NotificationGroup } from './NotificationGroup.tsx';
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
  const groups = inGroups((settings.data?.rows ?? []).map(choices.asPressed));
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
            <div className={styles.groups}>
              {groups.map(([group, settings]) => (
                <NotificationGroup key={group} group={group} settings={settings}>
                  <ul className={styles.kinds}>
                    {settings.map((setting) => (
                      <OneKind
                        key={setting.kind}
                        setting={setting}
                        isFixed={isFixed}
                        isPushOn={push.state === 'on'}
                        onChoose={choices.choose}
                      />
                    ))}
                  </ul>
                </NotificationGroup>
              ))}
            </div>
          )}
        </Stack>
      </Card>
    </div>
  );
}

const groupNames = Object.keys(notificationGroups) as (keyof typeof notificationGroups)[];

/** In the order of the groups; a group that the person is told nothing of is left out. */
const inGroups = (rows: readonly NotificationSetting[]) =>
  groupNames.flatMap((group) => {
    const kinds: readonly NotificationKind[] = notificationGroups[group];
    const settings = rows.filter(({ kind }) => kinds.includes(kind));
    return settings.length > 0 ? [[group, settings] as const] : [];
  });

interface OneKindProps {
  setting: NotificationSetting;
  isFixed: boolean;
  isPushOn: boolean;
  onChoose: ReturnType<typeof useChoices>['choose'];
}

function OneKind({ setting, isFixed, isPushOn, onChoose }: OneKindProps) {
  const t = useText();
  const { label, hint } = textOf(setting.kind);
  return (
    <li className={styles.kind}>
      <div className={styles.words}>
        <div className={styles.name}>{t(label)}</div>
        <p className={`${styles.hint} dim small`}>
          {t(hint)} {setting.isDemanded && t(messages.demanded)}
        </p>
      </div>
      <Stack gap="small">
        <SelectField
          label={t(messages.channelOf, { kind: t(label) })}
          isLabelHidden
          disabled={setting.isDemanded || isFixed}
          value={setting.channel}
          onChange={(channel) => onChoose(setting, { channel })}
          options={channels.map((value) => ({ value, label: t(channelNames[value]) }))}
        />
        {isPushOn && (
          <Switch
            label={t(deviceMessages.pushKind, { kind: t(label) })}
            isOn={setting.isPushed}
            isDisabled={isFixed}
            onChange={(isPushed) => onChoose(setting, { isPushed })}
          />
        )}
      </Stack>
    </li>
  );
}

const channels = ['portal', 'letter', 'both', 'none'] as const;
