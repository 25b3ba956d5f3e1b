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
  const { access, masquerade, method } = declared;
  const isAdministrator = caller.role === 'administrator';
  // What one acts on ends with the access it rests on; an administrator needs none.
  const isNobody = caller.role === 'nobody' || (caller.actsFor === 'expired' && !isAdministrator);
  if (isNobody) {
    if (access !== 'public') return 401;
    const relation = target === 'missing' ? 'missing' : 'foreign';
    return statusOf(declared, row.unless?.(caller, target) ?? row.rule[relation]);
  }
  // Those who give access are members.
  const role = caller.actsFor ? 'member' : (caller.role as Role);
  if (access !== 'public') {
    if (!allowed[access].includes(role)) return 403;
    if (caller.actsFor && (masquerade === 'never' || (masquerade === 'refused' && !isAdministrator)))
      return 409;
    if (caller.actsFor === 'readOnly' && masquerade !== 'always' && !isAdministrator && method !== 'GET')
      return 403;
  }
  return statusOf(declared, row.unless?.(caller, target) ?? row.rule[relationOf(caller, target, role)]);
}

function relationOf({ actsFor }: Caller, target: Target, role: Role): Relation {
  if (target === 'missing') return 'missing';
  if (target === (actsFor ?? 'own')) return 'own';
  return role === 'administrator' || role === 'editor' ? 'staff' : 'foreign';
}

function statusOf({ reply }: Declared, outcome: Outcome): number {
  if (outcome !== 'ok') return outcome;
  if (reply.kind === 'nothing') return 204;
  return reply.kind === 'one' ? reply.status : 200;
}
