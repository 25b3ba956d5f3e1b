import {
  chooseDistributionControllers,
  type Distribution,
  type DistributionControllers,
  getDistributionControllers,
  importDistribution,
} from '@omur/contract/royalties/distributions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useSendingOf } from '../fileParts/sending.ts';
import { controllerMessages as messages } from './controllerMessages.ts';
import { keyOf } from './sending.ts';

interface ChooseControllersProps {
  distribution: Distribution;
  /** What is shown until the file is there, and where it has no controllers. */
  children: ReactNode;
}

/** R240: whose amounts of a service's file are ours, before it is read. */
export function ChooseControllers({ distribution, children }: ChooseControllersProps) {
  const { distributionId, sizeBytes, receivedBytes } = distribution;
  const sending = useSendingOf(keyOf(distributionId));
  const isThere = !sending && sizeBytes !== null && receivedBytes === sizeBytes;
  const found = useQuery({
    ...queryFor(getDistributionControllers, { params: { distributionId } }),
    enabled: isThere,
  });
  if (!isThere || !found.data || found.data.reportControllers.length === 0) return children;
  return <Choice distributionId={distributionId} found={found.data} />;
}

function Choice({ distributionId, found }: { distributionId: number; found: DistributionControllers }) {
  const t = useText();
  const names = found.reportControllers.map(({ controllerName }) => controllerName);
  const [ours, setOurs] = useState(() =>
    found.reportControllers.filter(({ isOurs }) => isOurs).map(({ controllerName }) => controllerName),
  );
  const params = { distributionId };
  const reading = useChange(importDistribution);
  const choosing = useChange(chooseDistributionControllers, () => reading.send({ params }));
  const problem = choosing.refusal ?? choosing.fields[0]?.message ?? reading.refusal;
  return (
    <Card title={t(messages.title)}>
      <Stack>
        <p>{t(messages.what)}</p>
        {problem && <Alert look="danger" isAnnounced title={problem} />}
        <CheckboxList
          label={t(messages.ours)}
          options={names.map((name) => ({ value: name, label: name }))}
          chosen={ours}
          onChange={setOurs}
        />
        <div>
          <Button
            look="primary"
            isLoading={choosing.isSending || reading.isSending}
            onClick={() => choosing.send({ params, body: { ourControllers: ours } })}
          >
            {t(messages.read)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
