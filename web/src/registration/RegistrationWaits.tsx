import { useText } from '../texts.tsx';
import { Card } from '../ui/Card.tsx';
import { Columns } from '../ui/Columns.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';

/** The shape of the form while it is being found out who registers. */
export function RegistrationWaits() {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(messages.title)} />
      <Columns aside={<Skeleton shape="card" />}>
        <Skeleton shape="card" />
        <Card>
          <Skeleton shape="rows" count={3} />
        </Card>
      </Columns>
    </Stack>
  );
}
