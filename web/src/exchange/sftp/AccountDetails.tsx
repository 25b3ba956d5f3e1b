import type { SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { failures, messages } from './messages.ts';
import styles from './sftp.module.css';

/** How an account stands, and where it leads. What it is entered with is never shown. */
export function AccountDetails({ account }: { account: SftpAccount }) {
  const t = useText();
  const [language] = useLanguage();
  const at = (instant: string | null) => (instant ? formatInstant(instant, language) : t(messages.never));
  const { host, port, userName, hostKeys, credentialKind } = account;
  const details = [
    [messages.server, port === 22 ? host : `${host}:${port}`],
    [messages.user, userName],
    [messages.credential, t(messages[credentialKind])],
    [messages.hostKeys, hostKeys.split(' ').map((one) => <code key={one}>{one}</code>)],
    [messages.outFolder, account.outFolder],
    [messages.inFolder, account.inFolder],
    [messages.doneFolder, account.doneFolder],
  ] as const;
  return (
    <>
      <Problem account={account} />
      <KeyFacts
        facts={[
          { label: t(messages.tried), value: at(account.triedAt) },
          { label: t(messages.delivered), value: at(account.deliveredAt) },
          { label: t(messages.undelivered), value: account.waitingCount },
          ...(account.inFolder ? [{ label: t(messages.fetched), value: at(account.fetchedAt) }] : []),
        ]}
      />
      <Card>
        <dl className={styles.details}>
          {details
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <div key={label.en}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Card>
    </>
  );
}

/** X122, X125: why nothing goes through, and until when. */
function Problem({ account }: { account: SftpAccount }) {
  const t = useText();
  const [language] = useLanguage();
  const { isOn, accountFailure, shownHostKey, nextAt } = account;
  if (!isOn)
    return (
      <Alert title={t(messages.off)}>
        <p>{t(messages.offMore)}</p>
      </Alert>
    );
  if (!accountFailure) return null;
  return (
    <Alert look="danger" title={t(failures[accountFailure])}>
      {shownHostKey && (
        <>
          <p className={styles.shown}>
            {t(messages.shown)} <code>{shownHostKey}</code>
          </p>
          <p>{t(messages.shownMore)}</p>
        </>
      )}
      <p>{t(messages.again, { when: formatInstant(nextAt, language) })}</p>
    </Alert>
  );
}
