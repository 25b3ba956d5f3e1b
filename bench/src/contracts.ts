import type { Case } from './cases.ts';
import type { Society } from './society.ts';

const publisherId = 1004;

/** The list of a publisher's contracts, and the works of an author that are outside one: first and last page of each. */
export async function contractCases(
  { owner }: Society,
  asPublisher: Record<string, string>,
  asStaff: Record<string, string>,
): Promise<Case[]> {
  // The last contract of the large society is with its most prolific author.
  const { rows } = await owner.query<{ contract_id: number }>(
    `select contract_id from publishing_contract join contract_work using (contract_id)
     where contract_id > 10000 order by ends_on, contract_id desc limit 1`,
  );
  const contractId = rows[0]?.contract_id ?? 0;
  const list = `/api/persons/${publisherId}/publishingContracts?limit=50&sort=-PUBLISHER_SAMNINGUR_NR`;
  const outside = `/api/compositions/publishingContracts/${contractId}/outside?limit=50`;
  const one = (name: string, path: string, headers: Record<string, string>, bare: string): Case => ({
    name,
    portal: [{ method: 'GET', path, headers }],
    bare: [{ path: bare }],
    aim: 0.9,
  });
  return [
    one(
      'contracts of a publisher, first page',
      list,
      asPublisher,
      `/contracts?list=contracts&id=${publisherId}`,
    ),
    one(
      'contracts of a publisher, last page',
      `${list}&cursor=end`,
      asPublisher,
      `/contracts?list=contractsEnd&id=${publisherId}`,
    ),
    one('works outside a contract, first page', outside, asStaff, `/contracts?list=outside&id=${contractId}`),
    one(
      'works outside a contract, last page',
      `${outside}&cursor=end`,
      asStaff,
      `/contracts?list=outsideEnd&id=${contractId}`,
    ),
  ];
}
