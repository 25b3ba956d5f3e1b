import { messages } from './messages.ts';
import { newWorkPage } from './pages.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';

/** The shape of the form while it is being found out who registers. */
export function RegistrationWaits() {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(newWorkPage.label)} subtitle={t(messages.newHow)} />
      <Columns aside={<Skeleton shape="card" />}>
        <Skeleton shape="card" />
        <Card>
          <Skeleton shape="rows" count={3} />
        </Card>
      </Columns>
    </Stack>
  );
}
