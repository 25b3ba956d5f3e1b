import { useReadAnew } from '../../platform/api/useChange.ts';
import {
  getSecondFactors,
  removeApp,
  removePasskey,
  type SecondFactors as Factors,
} from '@omur/contract/accounts/secondFactors';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AddButtons } from './AddButtons.tsx';
import { ActionRow } from '../../platform/page/ActionRow.tsx';
import { messages } from './messages.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import styles from './secondFactors.module.css';

const fewCodes = 3;

/** What one logs in with besides the password. */
export function SecondFactors() {
  const { masquerader } = useLoggedIn();
  const factors = useQuery({ ...queryFor(getSecondFactors), enabled: !masquerader });
  const readAnew = useReadAnew();
  const t = useText();
  // S5: anyone who acts for another has nothing to do with it.
  if (masquerader) return null;
  if (factors.isError) return <PageFailed error={factors.error} reset={() => void factors.refetch()} />;
  const again = () => void readAnew(removeApp);
  const isOn = factors.data && (factors.data.hasApp || factors.data.passkeys.length > 0);
  return (
    <Card
      title={
        <>
          {t(messages.title)}{' '}
          {factors.data && (
            <Badge look={isOn ? 'green' : 'neutral'}>{t(isOn ? messages.on : messages.off)}</Badge>
          )}
        </>
      }
      note={t(messages.note)}
    >
      {factors.data ? <Known factors={factors.data} again={again} /> : <Skeleton shape="rows" count={2} />}
    </Card>
  );
}

interface Removing {
  name: string;
  remove: (password: string) => Promise<unknown>;
}

function Known({ factors, again }: { factors: Factors; again: () => void }) {
  const t = useText();
  const toast = useToast();
  const [removing, setRemoving] = useState<Removing>();
  const [isRenewing, setIsRenewing] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const { hasApp, passkeys, recoveryCodesLeft, isDemanded } = factors;
  const count = passkeys.length + (hasApp ? 1 : 0);
  return (
    <Stack gap="small">
      <p className={styles.why}>
        {t(messages.why)} {isDemanded && t(messages.demanded)}{' '}
        <Link to="/hjalp" hash="oryggi">
          {t(messages.more)}
        </Link>
      </p>
      {count > 0 && (
        <ul className={styles.factors}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              onRenamed={again}
              onRemove={() =>
                setRemoving({
                  name: passkey.passkeyName,
                  remove: (password) =>
                    call(removePasskey, { params: { passkeyId: passkey.passkeyId }, body: { password } }),
                })
              }
            />
          ))}
          {hasApp && (
            <AppRow
              factors={factors}
              onRemove={() =>
                setRemoving({
                  name: t(messages.app),
                  remove: (password) => call(removeApp, { body: { password } }),
                })
              }
            />
          )}
          <ActionRow
            icon={<LifeBuoy size={22} aria-hidden />}
            name={t(messages.codes)}
            words={t(messages.codesLeft, { count: recoveryCodesLeft })}
            warning={recoveryCodesLeft < fewCodes ? t(messages.codesFew) : undefined}
          >
            <Button size="small" onClick={() => setIsRenewing(true)}>
              {t(messages.renew)}
            </Button>
          </ActionRow>
        </ul>
      )}
      <AddButtons hasApp={hasApp} onAdded={again} />
      {removing && (
        <RemoveDialog
          {...removing}
          isLast={count === 1}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            toast({ text: t(messages.removed) });
            again();
          }}
        />
      )}
      {isRenewing && (
        <RenewDialog
          onClose={() => setIsRenewing(false)}
          onRenewed={(renewed) => {
            setIsRenewing(false);
            setCodes(renewed);
            again();
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Stack>
  );
}

function AppRow({ factors, onRemove }: { factors: Factors; onRemove: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const at = (instant: string | null) => (instant ? formatInstant(instant, language) : '');
  const used = t(messages.lastUsed, { when: at(factors.appLastUsedAt) });
  return (
    <ActionRow
      icon={<Smartphone size={22} aria-hidden />}
      name={t(messages.app)}
      words={`${used} · ${t(messages.added, { when: at(factors.appAddedAt) })}`}
    >
      <Button size="small" aria-label={t(messages.removeOf, { name: t(messages.app) })} onClick={onRemove}>
        {t(messages.remove)}
      </Button>
    </ActionRow>
  );
}
