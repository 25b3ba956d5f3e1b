import { formatIswc } from '@omur/contract/rules/iswc';
import { listIswcs } from '@omur/contract/works';
import { useState } from 'react';
import { useText } from '../texts.tsx';
import { AddButton } from './AddButton.tsx';
import { IswcDialog } from './IswcDialog.tsx';
import { messages } from './messages.ts';
import { type TabProps, WorkList } from './WorkList.tsx';

export function IswcTab({ workId, mayAdd }: TabProps) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <WorkList
        endpoint={listIswcs}
        workId={workId}
        isScrolling
        label={t(messages.iswcs)}
        count={messages.codeCount}
        columns={[
          {
            id: 'iswc',
            header: t(messages.iswc),
            isTitle: true,
            cell: (row) => <span className="tabular">{formatIswc(row.iswc)}</span>,
          },
        ]}
        rowKey={(row) => row.iswcId}
        phoneRow={(row) => ({ title: <span className="tabular">{formatIswc(row.iswc)}</span> })}
        action={mayAdd && <AddButton text={messages.addIswc} onClick={() => setIsAdding(true)} />}
      />
      {isAdding && <IswcDialog workId={workId} onClose={() => setIsAdding(false)} />}
    </>
  );
}
