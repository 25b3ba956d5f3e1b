import { listOtherTitles } from '@omur/contract/works/works';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { AddButton } from './AddButton.tsx';
import { messages } from './messages.ts';
import { OtherTitleDialog } from './OtherTitleDialog.tsx';
import { type TabProps, WorkList } from './WorkList.tsx';

/** F3.10: what else the work is called. */
export function OtherTitlesTab({ workId, mayAdd }: TabProps) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <WorkList
        endpoint={listOtherTitles}
        workId={workId}
        label={t(messages.otherTitles)}
        count={messages.titleCount}
        columns={[{ id: 'title', header: t(messages.title), isTitle: true, cell: (row) => row.title }]}
        rowKey={(row) => row.title}
        phoneRow={(row) => ({ title: row.title })}
        action={mayAdd && <AddButton text={messages.addTitle} onClick={() => setIsAdding(true)} />}
      />
      {isAdding && <OtherTitleDialog workId={workId} onClose={() => setIsAdding(false)} />}
    </>
  );
}
