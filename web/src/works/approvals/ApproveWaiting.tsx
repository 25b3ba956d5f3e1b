import { listPersonApprovals } from '@omur/contract/works/approvals';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useMember } from '../../platform/page/member.ts';
import { ApproveSeveral } from './ApproveSeveral.tsx';

/** Approves several of what the reader is asked about, from a page that does not list it. */
export function ApproveWaiting() {
  const { person, mayRegister } = useMember();
  return person && mayRegister ? <Waiting personId={person.personId} /> : null;
}

function Waiting({ personId }: { personId: number }) {
  const approvals = useQuery(listQueryFor(listPersonApprovals, { params: { personId } }));
  return <ApproveSeveral rows={approvals.data?.rows ?? []} />;
}
