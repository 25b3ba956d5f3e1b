import type { ContractForm } from './form.ts';

type Offered = Pick<ContractForm, 'author' | 'works'>;

let offered: Offered | undefined;

/** H100: works that were chosen elsewhere, for the contract that is begun next. */
export function offerForContract(works: Offered): void {
  offered = works;
}

/** Once: a contract that is begun later begins empty again. */
export function takeOffered(): Partial<ContractForm> {
  const taken = offered && { ...offered, isForAllWorks: false };
  offered = undefined;
  return taken ?? {};
}
