import { KeyRound } from 'lucide-react';
import { useText } from '../texts.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { messages } from './messages.ts';

/** Where those land who only act for others (F2.11, F4.3). No access has been granted to anybody yet. */
export function AccessPage() {
  const t = useText();
  return (
    <>
      <PageHeader title={t(messages.access)} />
      <EmptyState title={t(messages.none)} icon={<KeyRound />}>
        {t(messages.howTo)}
      </EmptyState>
    </>
  );
}
