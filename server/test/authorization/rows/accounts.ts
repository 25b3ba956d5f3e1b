import { isStaffRole } from '@omur/contract/platform/values';
import type { Caller, Target } from '../callers.ts';
import { anything, everybody, ownerAlone, type Outcome, type Rows } from '../row.ts';
import { newPassword, password } from '../world.ts';

/** S8: staff lend their role to nobody. */
const ofStaff =
  (outcome: Outcome) =>
  ({ role, actsFor }: Caller): Outcome | undefined =>
    isStaffRole(role) && !actsFor ? outcome : undefined;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** What comes of trying it on somebody who gave the caller access that still holds. */
const onGrant = (target: Target, outcome: Outcome) =>
  target === 'granted' || target === 'readOnly' ? outcome : undefined;

/** Logins, sessions, passwords, users, and access that they give each other. */
export const accountRows: Rows = {
  'POST /api/login': {
    isSlow: true,
    rule: everybody,
    // Who has a passkey does not log in by a password alone.
    body: ({ partner }) => ({ KENNITALA: partner.kennitala, LYKILORD: password }),
  },
  'POST /api/logout': { rule: everybody },
  'GET /api/society': { rule: everybody },
  'GET /api/maintenance': { rule: everybody },
  'GET /api/invitations/:token': { rule: anything, params: (one) => ({ token: one.invitationToken }) },
  'POST /api/invitations/:token': {
    isSlow: true,
    rule: anything,
    params: (one) => ({ token: one.invitationToken }),
    body: () => ({ LYKILORD: newPassword }),
  },
  'GET /api/users/sessions': { rule: everybody },
  // A login stays their own while you act for another, and so do its sessions.
  'DELETE /api/users/sessions/:sessionId': {
    rule: ownerAlone,
    unless: ({ actsFor }, target) => (actsFor ? (target === 'own' ? 'ok' : 404) : undefined),
  },
  'DELETE /api/users/sessions': { rule: everybody },
  'PATCH /api/users/': {
    isSlow: true,
    rule: ownerAlone,
    body: ({ kennitala }) => ({ KENNITALA: kennitala, GAMLA_LYKILORD: password, NYJA_LYKILORD: newPassword }),
  },
  'PATCH /api/users/forgottenPassword': {
    rule: anything,
    body: ({ kennitala }) => ({ KENNITALA: kennitala }),
  },
  'PATCH /api/users/verifyPasswordChange': {
    rule: anything,
    query: ({ resetGuid }) => ({ userGuid: resetGuid }),
  },
  'PATCH /api/users/resetPassword': {
    rule: { own: 401, staff: 401, foreign: 401, missing: 401 },
    body: ({ kennitala }) => ({ KENNITALA: kennitala, NYJA_LYKILORD: newPassword }),
  },
  'GET /api/users/language': { rule: everybody },
  'PATCH /api/users/language': { rule: everybody, body: () => ({ TUNGUMAL: 'en' }) },
  'PATCH /api/users/masquerade/:userId': {
    rule: { own: 409, staff: 404, foreign: 404, missing: 404 },
    unless: ({ role, actsFor }, target) => {
      if (role === 'administrator' && target !== 'missing') return target === 'own' ? 409 : 'ok';
      return actsFor ? undefined : onGrant(target, 'ok');
    },
  },
  'PATCH /api/users/stopMasquerade/': {
    rule: everybody,
    unless: ({ actsFor }) => (actsFor ? undefined : 409),
  },
  'GET /api/users': {
    rule: { own: 404, staff: 'ok', foreign: 'ok', missing: 404 },
    // S9: with a name that fits.
    query: ({ kennitala, someone }) => ({ SSN: kennitala, name: someone.name }),
  },
  'GET /api/users/myAccess': { rule: everybody },
  'GET /api/users/accessToMe': { rule: everybody, unless: ofStaff(409) },
  'POST /api/users/access': {
    rule: { own: 422, staff: 'ok', foreign: 'ok', missing: 404 },
    // Anyone who gave the caller access has done so already. Staff lend their role to nobody (S8).
    unless: ({ role, actsFor }, target) => {
      if (isStaffRole(role) && !actsFor && target !== 'own') return 409;
      return actsFor && target === 'own' ? 409 : undefined;
    },
    body: ({ userId }) => ({ NOTENDA_NR_TENGSLAADILLA: userId, SIDASTI_DAGUR: tomorrow() }),
  },
  'PATCH /api/users/access/:userId': {
    rule: everybody,
    unless: ofStaff(404),
    params: ({ asker }) => ({ userId: asker.userId }),
    body: () => ({ ADEINS_LESTUR: 1 }),
  },
  'DELETE /api/users/access/:userId': {
    rule: everybody,
    unless: ofStaff(404),
    params: ({ asker }) => ({ userId: asker.userId }),
  },
  'DELETE /api/users/myAccess/:userId': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    unless: ({ actsFor }, target) => (actsFor ? undefined : onGrant(target, 'ok')),
  },
  'GET /api/users/accessRequests': { rule: everybody },
  'POST /api/users/accessRequests': {
    rule: { own: 422, staff: 'ok', foreign: 'ok', missing: 404 },
    unless: ({ role, actsFor }, target) => {
      if (isStaffRole(role) && actsFor && target === 'own') return 409;
      return actsFor ? undefined : onGrant(target, 409);
    },
    body: ({ userId }) => ({ NOTANDI_NR: userId }),
  },
  'PATCH /api/users/accessRequests/:requestId': {
    rule: ownerAlone,
    unless: (caller, target) => (target === 'own' ? ofStaff(409)(caller) : undefined),
    body: () => ({ SAMTHYKKT: 1 }),
  },
  'DELETE /api/users/accessRequests/:requestId': {
    rule: ownerAlone,
    params: ({ ownRequestId }) => ({ requestId: ownRequestId }),
  },
  'GET /api/users/actedForMe': { rule: everybody },
  'GET /api/desk/users': { rule: everybody },
  'GET /api/desk/users/:userId': { rule: anything },
  'POST /api/users': {
    rule: everybody,
    body: () => ({ KENNITALA: '2002700009', NAFN: 'Nýr Notandi', HLUTVERK_NOTANDA: 'Utanaðkomandi' }),
  },
  'PATCH /api/users/:userId': { rule: anything, body: () => ({ LAESTUR: 1 }) },
  'POST /api/users/:userId/invitation': { rule: anything, body: () => ({}) },
  'POST /api/members': {
    rule: everybody,
    body: () => ({ KENNITALA: '2102700009', NAFN: 'Nýr Meðlimur', ER_HOFUNDUR: 1 }),
  },
};
