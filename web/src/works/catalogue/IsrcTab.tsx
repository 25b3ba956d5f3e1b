import { removeIsrc } from '@omur/contract/works/codes';
import { formatIsrc } from '@omur/contract/works/rules/isrc';
import { listIsrcs, type WorkIsrc } from '@omur/contract/works/works';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { AddButton } from './AddButton.tsx';
import { CodeActions } from './CodeActions.tsx';
import { IsrcDialog } from './IsrcDialog.tsx';
import { messages } from './messages.ts';
import { WrittenCode } from './WrittenCode.tsx';
import { type TabProps, WorkList } from './WorkList.tsx';

export function IsrcTab({ workId, mayAdd }: TabProps) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const actions = ({ isrc: code, ...row }: WorkIsrc) => (
    <CodeActions {...row} remove={removeIsrc} workId={workId} code={code} written={formatIsrc(code)} />
  );
  return (
    <>
      <WorkList
        endpoint={listIsrcs}
        workId={workId}
        isScrolling
        label={t(messages.isrcs)}
        count={messages.codeCount}
        columns={[
          {
            id: 'isrc',
            header: t(messages.isrc),
            isTitle: true,
            cell: (row) => <WrittenCode code={formatIsrc(row.isrc)} />,
          },
          {
            id: 'performer',
            header: t(messages.performer),
            width: 'minmax(0, 2fr)',
            cell: (row) => row.performer ?? '–',
          },
          { id: 'state', header: t(messages.codeState), width: 'minmax(0, 1fr)', cell: actions },
        ]}
        rowKey={(row) => row.isrc}
        phoneRow={(row) => ({
          title: <WrittenCode code={formatIsrc(row.isrc)} />,
          detail: row.performer,
          aside: actions(row),
        })}
        action={mayAdd && <AddButton text={messages.addIsrc} onClick={() => setIsAdding(true)} />}
      />
      {isAdding && <IsrcDialog workId={workId} onClose={() => setIsAdding(false)} />}
    </>
  );
}
