import {
  confirmService,
  listServices,
  removeService,
  type SignOnService,
} from '@omur/contract/accounts/signOn';
import { useQuery } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { ShownOnce } from '../../platform/page/ShownOnce.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AddServiceDialog } from './AddServiceDialog.tsx';
import { messages } from './deskMessages.ts';
import { servicesPage } from './deskPages.ts';
import { RenewSecretDialog } from './RenewSecretDialog.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import styles from './signOn.module.css';

/** A secret as it is shown once, with what the service calls itself by. */
export interface ShownSecret {
  clientId: string;
  secret: string;
}

/** O140: the services that are logged in to through the portal, for administrators. */
export const ServicesPage = () => (
  <StaffOnly isForAdministrators>
    <Services />
  </StaffOnly>
);

function Services() {
  const t = useText();
  const services = useQuery(listQueryFor(listServices));
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<ShownSecret>();
  const isClosed = isRefusal(services.error) && services.error.code === 'signOn.closed';
  if (services.isError && !isClosed)
    return <PageFailed error={services.error} reset={() => void services.refetch()} />;
  const add = (
    <Button look="primary" onClick={() => setIsAdding(true)}>
      {t(messages.add)}
    </Button>
  );
  const rows = services.data?.rows ?? [];
  return (
    <Stack>
      <PageHeader
        title={t(servicesPage.label)}
        subtitle={t(messages.subtitle)}
        actions={rows.length > 0 && add}
      />
      {services.isPending && <Skeleton shape="rows" count={3} />}
      {isClosed && (
        <EmptyState title={t(messages.closed)} icon={<Blocks />}>
          {t(messages.closedMore)}
        </EmptyState>
      )}
      {services.data && rows.length === 0 && (
        <EmptyState title={t(messages.none)} icon={<Blocks />} action={add}>
          {t(messages.noneMore)}
        </EmptyState>
      )}
      {rows.length > 0 && <List rows={rows} onShown={setShown} />}
      {isAdding && (
        <AddServiceDialog
          onClose={() => setIsAdding(false)}
          onAdded={(secret) => {
            setIsAdding(false);
            setShown(secret);
          }}
        />
      )}
      {shown && (
        <ShownOnce
          title={t(messages.made)}
          words={t(messages.madeWords, { clientId: shown.clientId })}
          label={t(messages.secret)}
          secret={shown.secret}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  );
}

interface ListProps {
  rows: readonly SignOnService[];
  onShown: (secret: ShownSecret) => void;
}

type Act = 'confirm' | 'remove' | 'renew';

function List({ rows, onShown }: ListProps) {
  const t = useText();
  const toast = useToast();
  const [chosen, setChosen] = useState<{ act: Act; service: SignOnService }>();
  const answered = () => setChosen(undefined);
  const done = (text: string) => () => {
    answered();
    toast({ text });
  };
  const confirm = useChange(confirmService, done(t(messages.confirmed)), answered);
  const remove = useChange(removeService, done(t(messages.removed)), answered);
  const problem = confirm.error ?? remove.error;
  const { act, service } = chosen ?? {};
  const name = service?.serviceName ?? '';
  const params = { serviceId: service?.serviceId ?? 0 };
  return (
    <Card>
      {problem && <Alert look="danger" isAnnounced title={problem.message} />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <ServiceRow
            key={row.serviceId}
            service={row}
            onAct={(chosenAct) => setChosen({ act: chosenAct, service: row })}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={act === 'confirm'}
        onClose={answered}
        title={t(messages.confirmAsked, { name })}
        confirmLabel={t(messages.confirm)}
        isLoading={confirm.isSending}
        onConfirm={() => confirm.send({ params })}
      >
        {t(messages.confirmWhy, { uris: service?.redirectUris.join(', ') ?? '' })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={act === 'remove'}
        onClose={answered}
        title={t(messages.removeAsked, { name })}
        confirmLabel={t(messages.remove)}
        isDanger
        isLoading={remove.isSending}
        onConfirm={() => remove.send({ params })}
      >
        {t(messages.removeWhy)}
      </ConfirmDialog>
      {act === 'renew' && service && (
        <RenewSecretDialog
          service={service}
          onClose={answered}
          onRenewed={(shown) => {
            answered();
            onShown(shown);
          }}
        />
      )}
    </Card>
  );
}
