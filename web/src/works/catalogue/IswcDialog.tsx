import { formatIswc, readIswc } from '@omur/contract/works/rules/iswc';
import { addIswc, type WorkIswc } from '@omur/contract/works/works';
import { CodeDialog } from './CodeDialog.tsx';
import { messages } from './messages.ts';

const kind = {
  to: addIswc,
  field: 'iswc' as const,
  read: readIswc,
  format: formatIswc,
  fullLength: 11,
  codeOf: ({ iswc }: WorkIswc) => iswc,
  texts: {
    title: messages.addIswc,
    description: messages.addIswcWhy,
    label: messages.iswc,
    hint: messages.iswcHint,
    added: messages.iswcAdded,
  },
};

export function IswcDialog({ workId, onClose }: { workId: number; onClose: () => void }) {
  return <CodeDialog kind={kind} bodyOf={(iswc) => ({ iswc, workId })} onClose={onClose} />;
}
