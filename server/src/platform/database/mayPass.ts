import { Refusal } from '../refusal.ts';

/** SQLSTATE classes of connections, locks, resources and shutdowns; errors of the network have codes of another form. */
const passing = /^(?:08|25|40|53|55|57|58)[0-9A-Z]{3}$|^E[A-Z]+$/u;

/** Whether another try may get past an error, such as a lost connection or a deadlock. */
export const mayPass = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  if (error instanceof Refusal) return false;
  return typeof code === 'string' ? passing.test(code) : /connection/iu.test(String(error));
};
