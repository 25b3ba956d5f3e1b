import { retention } from '@omur/contract/people/rules/retention';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { messages } from './messages.ts';

/** J8: what the society keeps, how long and why; the same list that its jobs go by. */
export function RetentionPage() {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(messages.title)} subtitle={t(messages.subtitle)} />
      <Table
        label={t(messages.title)}
        rows={retention}
        rowKey={({ what }) => what.is}
        columns={[
          { id: 'what', header: t(messages.what), isTitle: true, cell: ({ what }) => t(what) },
          { id: 'long', header: t(messages.howLong), cell: ({ howLong }) => t(howLong) },
          { id: 'why', header: t(messages.why), width: 'minmax(0, 1.6fr)', cell: ({ why }) => t(why) },
        ]}
        phoneRow={({ what, howLong, why }) => ({
          title: t(what),
          detail: (
            <>
              <strong>{t(howLong)}.</strong> {t(why)}
            </>
          ),
        })}
      />
      <Card title={t(messages.rights)}>
        <p>{t(messages.rightsMore)}</p>
      </Card>
    </Stack>
  );
}
