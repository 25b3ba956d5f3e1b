import { listSignOnConsents, type SignOnConsent, withdrawConsent } from '@omur/contract/accounts/signOn';
import { useQuery } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ActionRow } from '../../platform/page/ActionRow.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './signOn.module.css';

/** O145: the services that somebody allowed to know them; nothing where there are none, or the society has no such. */
export function AllowedServices() {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const { masquerader } = useLoggedIn();
  const consents = useQuery({ ...listQueryFor(listSignOnConsents), enabled: !masquerader });
  const [asked, setAsked] = useState<SignOnConsent>();
  const answered = () => setAsked(undefined);
  const withdraw = useChange(
    withdrawConsent,
    () => {
      answered();
      toast({ text: t(messages.withdrawn) });
    },
    answered,
  );
  const rows = consents.data?.rows ?? [];
  if (masquerader || rows.length === 0) return null;
  return (
    <Card title={t(messages.allowed)} note={t(messages.allowedNote)}>
      {withdraw.error && <Alert look="danger" isAnnounced title={withdraw.error.message} />}
      <ul className={styles.list}>
        {rows.map((consent) => (
          <ActionRow
            key={consent.consentId}
            icon={<Blocks size={22} aria-hidden />}
            name={consent.serviceName}
            words={[
              t(consent.sharesName ? messages.withName : messages.withoutName),
              t(messages.lastOn, { when: formatInstant(consent.signedOnAt, language) }),
            ].join(' · ')}
          >
            <Button
              size="small"
              aria-label={t(messages.withdrawOf, { name: consent.serviceName })}
              onClick={() => setAsked(consent)}
            >
              {t(messages.withdraw)}
            </Button>
          </ActionRow>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={answered}
        title={t(messages.withdrawAsked, { name: asked?.serviceName ?? '' })}
        confirmLabel={t(messages.withdraw)}
        isDanger
        isLoading={withdraw.isSending}
        onConfirm={() => asked && withdraw.send({ params: { consentId: asked.consentId } })}
      >
        {t(messages.withdrawWhy)}
      </ConfirmDialog>
    </Card>
  );
}
