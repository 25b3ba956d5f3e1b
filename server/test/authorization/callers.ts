import type { Access, Declared } from '@omur/contract/platform/endpoint';
import { roles, type Role } from '@omur/contract/platform/values';
import type { Outcome, Relation, Row } from './row.ts';

/** Whose things a call is tried on: as seen by the one who is really there. */
export const targets = ['own', 'granted', 'expired', 'readOnly', 'foreign', 'missing'] as const;
export type Target = (typeof targets)[number];

/** Who calls: nobody, or a user, who may be acting for another. */
export interface Caller {
  role: Role | 'nobody';
  /** For whom: somebody who gave access that holds, that has ended since, or that is for reading alone. */
  actsFor: 'granted' | 'expired' | 'readOnly' | undefined;
}

const asThemselves: Caller[] = (['nobody', ...roles] as const).map((role) => ({ role, actsFor: undefined }));

/** Every caller on every target. While acting for the one whose thing is tried, else for the one whose access holds. */
export const situations: readonly { caller: Caller; target: Target }[] = [
  ...asThemselves.flatMap((caller) => targets.map((target) => ({ caller, target }))),
  ...roles.flatMap((role) =>
    targets.map((target) => ({
      caller: {
        role,
        actsFor: target === 'expired' || target === 'readOnly' ? target : ('granted' as const),
      },
      target,
    })),
  ),
];

const allowed: Record<Exclude<Access, 'public'>, readonly Role[]> = {
  loggedIn: roles,
  granting: ['administrator', 'editor', 'member', 'viewer'],
  registering: ['administrator', 'editor', 'member'],
  staff: ['administrator', 'editor'],
  administrator: ['administrator'],
};

/** The status that a call has to be answered with, said here a second time, apart from the server. */
export function expectedStatus(declared: Declared, row: Row, caller: Caller, target: Target): number {
  const outside = statusAtTheDoor(declared, caller);
  if (outside !== undefined) return outside;
  const relation = relationOf(caller, target, roleOf(caller));
  return statusOf(declared, row.unless?.(caller, target) ?? row.rule[relation]);
}

/** How those are answered whom the call does not let in, whatever they send; undefined where it lets them in. */
export function statusAtTheDoor(
  { access, masquerade, method }: Declared,
  caller: Caller,
): number | undefined {
  if (access === 'public') return undefined;
  if (isNobodyAt(caller)) return 401;
  const isAdministrator = caller.role === 'administrator';
  if (!allowed[access].includes(roleOf(caller))) return 403;
  if (caller.actsFor && (masquerade === 'never' || (masquerade === 'refused' && !isAdministrator)))
    return 409;
  if (caller.actsFor === 'readOnly' && masquerade !== 'always' && !isAdministrator && method !== 'GET')
    return 403;
  return undefined;
}

/** What you act on ends with the access it rests on; an administrator needs none. */
const isNobodyAt = ({ role, actsFor }: Caller) =>
  role === 'nobody' || (actsFor === 'expired' && role !== 'administrator');
/** Those who give access are members. */
const roleOf = ({ role, actsFor }: Caller): Role => (actsFor ? 'member' : (role as Role));

function relationOf(caller: Caller, target: Target, role: Role): Relation {
  if (target === 'missing') return 'missing';
  if (isNobodyAt(caller)) return 'foreign';
  if (target === (caller.actsFor ?? 'own')) return 'own';
  return role === 'administrator' || role === 'editor' ? 'staff' : 'foreign';
}

function statusOf({ reply }: Declared, outcome: Outcome): number {
  if (outcome !== 'ok') return outcome;
  if (reply.kind === 'nothing') return 204;
  return reply.kind === 'one' ? reply.status : 200;
}
