import { randomBytes } from 'node:crypto';
import type * as calls from '@omur/contract/accounts/signOn';
import { notify } from '../../messages/notifications/notify.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { grantMinutes, requestCookie } from './provider.ts';
import * as queries from './queries.ts';

interface Request extends Record<string, unknown> {
  redirectUri: string;
  returnTo: string;
  serviceId: number;
  serviceName: string;
  scope: string;
  subject: string;
  loggedInAt: number;
  needsLogin: boolean;
  consentId: number | null;
  sharesName: boolean | null;
}

type Asked = Pick<Call<{ uid: string }>, 'db' | 'params' | 'actor' | 'cookie'>;

/**
 * A request of the browser that asks: a person who was sent the address of somebody else's has no cookie for it, and cannot be had to log
 * that one in as themselves (O143).
 */
function keyOf({ params, actor, cookie = '' }: Asked) {
  const kept = cookie.split(/;\s*/u).find((one) => one.startsWith(`${requestCookie}=`));
  if (kept !== `${requestCookie}=${params.uid}`) refuse('signOn.ended');
  return { idHash: hashOf(params.uid), tokenHash: actor.tokenHash };
}

const asksForName = ({ scope }: Request) => scope.split(' ').includes('profile');

/** O143: what a service asks, for the person who is to answer it. */
export async function readRequest(call: CallOf<typeof calls.getSignOnRequest>) {
  const found = await queries.findRequest.row<Request>(call.db, keyOf(call));
  if (!found) refuse('signOn.ended');
  return {
    serviceName: found.serviceName,
    serviceHost: new URL(found.redirectUri).host,
    sharesName: asksForName(found),
    isAllowedBefore: isAllowedBefore(found),
    needsLogin: found.needsLogin,
  };
}

const isAllowedBefore = (found: Request) =>
  found.consentId !== null && (found.sharesName === true || !asksForName(found));

/** O143, O144: allows a service to know the caller for this log-in, or sends it away. Answers where the browser goes on. */
export async function answerRequest(call: CallOf<typeof calls.answerSignOn>): Promise<{ nextUrl: string }> {
  const { db, body } = call;
  const { idHash, tokenHash } = keyOf(call);
  const found = await queries.lockRequest.row<Request>(db, { idHash, tokenHash });
  if (!found) refuse('signOn.ended');
  if (body.isAllowed && found.needsLogin) refuse('signOn.loginNeeded');
  const result = body.isAllowed
    ? await allowed(call, found)
    : { error: 'access_denied', error_description: 'the user did not allow it' };
  await queries.answerRequest.run(db, { idHash, result: JSON.stringify(result) });
  return { nextUrl: found.returnTo };
}

async function allowed({ db, actor }: CallOf<typeof calls.answerSignOn>, found: Request) {
  const { userId, personId, tokenHash } = actor;
  const { serviceId, serviceName, subject, loggedInAt } = found;
  const sharesName = asksForName(found);
  const kept = await queries.keepConsent.row<{ consentId: number }>(db, { userId, serviceId, sharesName });
  if (!kept) throw new Error('What was allowed was not stored.');
  const grantId = randomBytes(32).toString('base64url');
  await queries.insertGrant.run(db, {
    grantHash: hashOf(grantId),
    consentId: kept.consentId,
    tokenHash,
    scope: sharesName ? 'openid profile' : 'openid',
    minutes: grantMinutes,
  });
  // Somebody else at a device that was left open would not want them to know.
  if (!isAllowedBefore(found))
    await notify(db, personId ? [personId] : [], {
      kind: 'account',
      header: {
        is: `Þú leyfðir nýja þjónustu: ${serviceName}`,
        en: `You allowed a new service: ${serviceName}`,
      },
      body: {
        is: 'Þjónustan þekkir þig nú þegar þú skráir þig þar inn. Ef það varst ekki þú skaltu afturkalla leyfið í stillingum, breyta lykilorðinu þínu og hafa samband við skrifstofu félagsins.',
        en: 'The service now knows you when you log in there. If it was not you, withdraw the permission in the settings, change your password and get in touch with the society’s office.',
      },
      link: '/stillingar',
    });
  return { login: { accountId: subject, remember: false, ts: loggedInAt }, consent: { grantId } };
}
