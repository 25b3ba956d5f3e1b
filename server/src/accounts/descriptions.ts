import type { Descriptions } from '../platform/http/describe.ts';

export const accountsCalls: Descriptions = {
  'GET /api/keys': {
    summary:
      'The keys of the caller that work, newest first, with nothing of the keys but their last four characters.',
    spec: 'O47',
  },
  'PATCH /api/keys': {
    summary: 'Makes a key for a system of the caller’s, by the password, and tells it this once.',
    spec: 'O40, O41, O48',
  },
  'DELETE /api/keys/:keyId': {
    summary: 'Revokes a key of the caller’s at once.',
    spec: 'O44, O47',
  },
  'GET /api/keys/own': {
    summary:
      'What the key that it is called with is: name, scopes, end, and the number of its owner’s person.',
    spec: 'O49',
  },
  'GET /api/users': {
    summary:
      'Finds users by a whole national ID, or by name: exact first, then prefix, then similar; never oneself. External users find by national ID alone.',
    spec: 'C7.12, C4.7, V8, V10',
  },
  'GET /api/users/myAccess': {
    summary: 'For whom the caller may act, by name if wished: administrators for every user.',
    spec: 'C7.13, C8.3, F6.5',
  },
  'GET /api/users/accessToMe': {
    summary: 'Who may act for the caller.',
    spec: 'C7.14, C8.3',
  },
  'POST /api/users/access': {
    summary: 'Lets a user act for the caller, for reading alone and until a last day if wished.',
    spec: 'C7.15, C5.6, C6.2',
  },
  'PATCH /api/users/access/:userId': {
    summary:
      'Changes how far and how long a user may act for the caller; what runs on it is narrowed at once.',
    spec: 'S5',
  },
  'DELETE /api/users/access/:userId': {
    summary: 'Takes the access of a user away, and ends at once what runs on it.',
    spec: 'C7.16, S5',
  },
  'DELETE /api/users/myAccess/:userId': {
    summary: 'Gives up the access that a user granted the caller.',
    spec: 'S5',
  },
  'GET /api/users/accessRequests': {
    summary: 'The requests for access that wait for an answer, by the caller and to the caller.',
    spec: 'S5',
  },
  'POST /api/users/accessRequests': {
    summary: 'Asks a user for access to act for them.',
    spec: 'S5',
  },
  'PATCH /api/users/accessRequests/:requestId': {
    summary: 'Accepts a request for access, on the terms asked for or on others, or refuses it.',
    spec: 'S5',
  },
  'DELETE /api/users/accessRequests/:requestId': {
    summary: 'Takes back one’s own request for access.',
    spec: 'S5',
  },
  'GET /api/users/actedForMe': {
    summary: 'Who acted for the caller, by day, latest first, with how much they changed.',
    spec: 'S5, D2',
  },
  'GET /api/invitations/:token': {
    summary: 'Whom the link of an invitation is for.',
    spec: 'D1',
  },
  'POST /api/invitations/:token': {
    summary: 'Sets the password of the invited user by the link of the letter, once, and logs in.',
    spec: 'D1, S1',
  },
  'PATCH /api/users/masquerade/:userId': {
    summary:
      'Starts to act for a user: the session is replaced by one that carries both identities, and is ended.',
    spec: 'C7.17, F7.13, F6.7, S5',
  },
  'PATCH /api/users/stopMasquerade/': {
    summary: 'Stops acting for a user: the session is replaced by one of one’s own.',
    spec: 'C7.18, F7.14, F4.4',
  },
  'GET /api/memberships/:token': {
    summary: 'Whom the letter with the link invites to join the society.',
    spec: 'J7, F5.22',
  },
  'POST /api/memberships/:token': {
    summary: 'Applies for membership, with the mandate and the consent; staff accept or refuse it.',
    spec: 'J7, F5.22',
  },
  'GET /api/desk/memberships': {
    summary: 'The applications for membership that wait, the longest waiting first.',
    spec: 'J7, D1',
  },
  'PATCH /api/desk/memberships/:membershipApplicationId': {
    summary:
      'Makes the applicant a member with a login and sends the invitation, or refuses with the reason; either is told by letter.',
    spec: 'J7, D1',
  },
  'GET /api/login/confirmation': {
    summary:
      'How the caller confirms who they are before a change that takes it: by their password, or where they have none, by electronic ID, a passkey or a code of their app.',
    spec: 'X133',
  },
  'PATCH /api/login/confirmation': {
    summary:
      'Confirms by electronic ID, a passkey or a code, for a user without a password. The token goes in place of the password, in one change within ten minutes.',
    spec: 'X133',
  },
  'POST /api/openId/logins': {
    summary:
      'Starts a login with an electronic ID: answers the address of the provider to send the browser to.',
    spec: 'S1, S4',
  },
  'POST /api/openId/sessions': {
    summary:
      'Starts a session from what the provider sent the browser back with; once, and within ten minutes of the start. It never makes a user: 404 for a national ID without one.',
    spec: 'S1, S4',
  },
  'GET /api/users/language': {
    summary: 'The language of letters to the user.',
    spec: 'J2, D2',
  },
  'PATCH /api/users/language': {
    summary:
      'Chooses the language of letters to the user. Whoever acts for another chooses nothing for them.',
    spec: 'J2, D2, S5',
  },
  'PATCH /api/users/': {
    summary: 'Changes one’s password and ends every session of the user; 409 when the old one is wrong.',
    spec: 'C7.7, C3.12, S1, S5',
  },
  'PATCH /api/users/forgottenPassword': {
    summary:
      'Sends a letter with a link to choose a new password with: 404 unknown user, 409 no address to send it to. Few tries are allowed.',
    spec: 'C7.8, C4.4, S2, S3',
  },
  'PATCH /api/users/verifyPasswordChange': {
    summary: 'Gives the token of a reset for the guid of its link, once and within an hour of the letter.',
    spec: 'C7.10, S3',
  },
  'PATCH /api/users/resetPassword': {
    summary:
      'Sets a new password. The bearer token is the one that `verifyPasswordChange` answered; it is good once, and every session of the user ends.',
    spec: 'C7.9, S3, S1',
  },
  'GET /api/users/sessions': {
    summary:
      'The running sessions of one’s own login, last used first; of one’s own also while acting for another.',
    spec: 'D2, S1',
  },
  'DELETE /api/users/sessions/:sessionId': {
    summary: 'Ends one of the sessions of one’s own login, at once.',
    spec: 'D2, S1',
  },
  'DELETE /api/users/sessions': {
    summary: 'Ends every session of one’s own login but the one that asks.',
    spec: 'D2, S1',
  },
  'GET /api/users/secondFactors': {
    summary:
      'The second factors of one’s own login: whether codes come from an app, the passkeys, and how many recovery codes are left.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/app': {
    summary:
      'Gives the secret for an app that makes one-time codes; it counts once a code of it has been given, within 15 minutes.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/app/confirm': {
    summary:
      'Takes the first code of the app, which from now on is asked for at login. Answers recovery codes with the first factor.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/app/remove': {
    summary: 'Removes the app; 409 for the last factor of staff when they must have one.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/passkeys/begin': {
    summary: 'What a browser needs to make a passkey; good once, within five minutes.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/passkeys': {
    summary: 'Adds the passkey that the browser made. Answers recovery codes with the first factor.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/passkeys/:passkeyId/rename': {
    summary: 'Gives a passkey another name: one to sixty characters. What it opens stays as it was.',
    spec: 'S7, J4',
  },
  'PATCH /api/users/secondFactors/passkeys/:passkeyId/remove': {
    summary: 'Removes a passkey; 409 for the last factor of staff when they must have one.',
    spec: 'S7',
  },
  'PATCH /api/users/secondFactors/recoveryCodes': {
    summary: 'Ten new recovery codes in the place of the old ones, for a login that has a second factor.',
    spec: 'S7',
  },
  'DELETE /api/users/:userId/secondFactors': {
    summary:
      'Removes every second factor of another user, who has lost them, and ends all sessions of that user.',
    spec: 'S7, J4',
  },
  'PATCH /api/login/code': {
    summary:
      'The second step of a login: a code of the app or a recovery code. The bearer token is the one that the login refused with.',
    spec: 'S7, S2',
  },
  'PATCH /api/login/passkey/begin': {
    summary: 'What a browser needs to log in with a passkey, whoever it is; good once, within five minutes.',
    spec: 'S7, S2',
  },
  'PATCH /api/login/passkey': {
    summary: 'Starts a session with a passkey, which stands for both steps of a login.',
    spec: 'S7, S2',
  },
  'POST /api/login': {
    summary:
      'Starts a session with a national ID and a password. Where a second factor is set up, 401 with the `Token` of the second step.',
    spec: 'F7.2',
  },
  'POST /api/logout': {
    summary: 'Ends the session whose token the request carries.',
    spec: 'S1',
  },
  'GET /api/society': {
    summary: "The society's name, and the log-ins of the demo society while its data is loaded.",
    spec: 'F2.30',
  },
  'GET /api/desk/users': {
    summary: 'The users, found by name, national ID or number; editors see the first six digits alone.',
    spec: 'D1, V8, V10',
  },
  'GET /api/desk/users/:userId': {
    summary: 'One user, with how many sessions are running.',
    spec: 'D1',
  },
  'POST /api/users': {
    summary:
      'Makes a login, for the person with that national ID if there is one, and invites if asked to. One of staff is external until another confirms it.',
    spec: 'D1, S4, M14',
  },
  'PATCH /api/users/:userId': {
    summary:
      'Changes a role, locks or closes a user, which ends all its sessions at once, or opens it again. A role of staff waits for another of them.',
    spec: 'D1, S1, M14',
  },
  'POST /api/users/:userId/invitation': {
    summary:
      'Sends a letter with a link, good once within seven days, to choose a password with. Earlier links end. Another address than before waits for another of the staff, where the login is nobody’s card.',
    spec: 'D1, J2, M14',
  },
  'POST /api/members': {
    summary:
      'Makes a member: person, author and right; from an unknown author if named; with a login if invited (administrators).',
    spec: 'D1, S4, V9, R130',
  },
};
