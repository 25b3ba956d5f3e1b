import { removeIswc } from '@omur/contract/works/codes';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { listIswcs, type WorkIswc } from '@omur/contract/works/works';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { AddButton } from './AddButton.tsx';
import { CodeActions } from './CodeActions.tsx';
import { IswcDialog } from './IswcDialog.tsx';
import { messages } from './messages.ts';
import { WrittenCode } from './WrittenCode.tsx';
import { type TabProps, WorkList } from './WorkList.tsx';

export function IswcTab({ workId, mayAdd }: TabProps) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const actions = ({ iswc: code, ...row }: WorkIswc) => (
    <CodeActions {...row} remove={removeIswc} workId={workId} code={code} written={formatIswc(code)} />
  );
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
            cell: (row) => <WrittenCode code={formatIswc(row.iswc)} />,
          },
          { id: 'state', header: t(messages.codeState), width: 'minmax(0, 1fr)', cell: actions },
        ]}
        rowKey={(row) => row.iswcId}
        phoneRow={(row) => ({
          title: <WrittenCode code={formatIswc(row.iswc)} />,
          aside: actions(row),
        })}
        action={mayAdd && <AddButton text={messages.addIswc} onClick={() => setIsAdding(true)} />}
      />
      {isAdding && <IswcDialog workId={workId} onClose={() => setIsAdding(false)} />}
    </>
  );
}
