import { isInstalled, useInstallOffer } from '../../platform/offline/install.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Switch } from '../../platform/ui/Switch.tsx';
import { messages } from './deviceMessages.ts';
import { usePush } from './usePush.ts';

/** H70, H75: the portal as an app of this device, and what that is told of. Not in another's name. */
export function DeviceCard({ isTold }: { isTold: boolean }) {
  const t = useText();
  const { masquerader } = useLoggedIn();
  const install = useInstallOffer();
  if (masquerader) return null;
  return (
    <Card title={t(messages.device)} note={t(messages.deviceNote)}>
      <Stack gap="small">
        {install ? (
          <div>
            <Button onClick={install}>{t(messages.install)}</Button>
          </div>
        ) : (
          <p className="dim small">{t(isInstalled() ? messages.installed : messages.installHow)}</p>
        )}
        {isTold && <PushSwitch />}
      </Stack>
    </Card>
  );
}

function PushSwitch() {
  const t = useText();
  const { state, isOn, change, isChanging, isFailed } = usePush();
  if (state === undefined) return null;
  if (state === 'unsupported') return <p className="dim small">{t(messages.pushUnsupported)}</p>;
  return (
    <>
      <Switch
        label={t(messages.push)}
        hint={t(messages.pushHint)}
        isOn={isOn}
        isDisabled={isChanging || state === 'denied'}
        onChange={change}
      />
      {state === 'denied' && <Alert look="warning">{t(messages.pushDenied)}</Alert>}
      {isFailed && <Alert look="danger" isAnnounced title={t(messages.pushFailed)} />}
    </>
  );
}
