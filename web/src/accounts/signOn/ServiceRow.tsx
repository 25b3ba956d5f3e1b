import type { SignOnService } from '@omur/contract/accounts/signOn';
import { Blocks } from 'lucide-react';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ActionRow } from '../../platform/page/ActionRow.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './deskMessages.ts';
import styles from './signOn.module.css';

interface ServiceRowProps {
  service: SignOnService;
  onAct: (act: 'confirm' | 'remove' | 'renew') => void;
}

export function ServiceRow({ service, onAct }: ServiceRowProps) {
  const t = useText();
  const [language] = useLanguage();
  const { serviceName: name, serviceConfirmedAt, serviceConfirmedBy, hasSecret, redirectUris } = service;
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <ActionRow
      icon={<Blocks size={22} aria-hidden />}
      name={name}
      kind={t(hasSecret ? messages.withSecret : messages.withoutSecret)}
      warning={serviceConfirmedAt ? undefined : t(messages.waits)}
      words={
        <span className={styles.uri}>
          {t(messages.clientId)}: {service.clientId}
          <br />
          {redirectUris.join(' · ')}
          <br />
          {[
            t(messages.entered, { when: at(service.serviceEnteredAt), name: service.serviceEnteredBy }),
            ...(serviceConfirmedBy ? [t(messages.confirmedBy, { name: serviceConfirmedBy })] : []),
            ...(serviceConfirmedAt
              ? [
                  service.consentCount === 0
                    ? t(messages.noUsers)
                    : t(messages.users, { count: service.consentCount }),
                ]
              : []),
          ].join(' · ')}
        </span>
      }
    >
      {service.isConfirmable && (
        <Button
          size="small"
          look="primary"
          aria-label={t(messages.confirmOf, { name })}
          onClick={() => onAct('confirm')}
        >
          {t(messages.confirm)}
        </Button>
      )}
      {hasSecret && (
        <Button size="small" aria-label={t(messages.renewOf, { name })} onClick={() => onAct('renew')}>
          {t(messages.renew)}
        </Button>
      )}
      <Button size="small" aria-label={t(messages.removeOf, { name })} onClick={() => onAct('remove')}>
        {t(messages.remove)}
      </Button>
    </ActionRow>
  );
}
