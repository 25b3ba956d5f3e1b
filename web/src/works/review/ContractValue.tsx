import { getContract } from '@omur/contract/publishing/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

/** A contract by its publisher, whose the share would become, and not by its number alone. */
export function ContractValue({ contractId }: { contractId: number }) {
  const t = useText();
  const found = useQuery(queryIfAny(getContract, { params: { contractId } }));
  const number = t(messages.numbered, { number: contractId });
  return (
    <Link to="/samningar/$contractId" params={{ contractId: String(contractId) }}>
      {found.data ? `${found.data.publisherName} (${number})` : number}
    </Link>
  );
}
