import { hash } from 'node:crypto';
import type * as calls from '@omur/contract/accounts/secondFactors';
import type { Session } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { mayAskFromNetwork } from '../../platform/sessions/limit.ts';
import { refuse } from '../../platform/refusal.ts';
import { startSession } from '../../platform/sessions/start.ts';
import { mayTry, succeeded } from '../../platform/sessions/throttle.ts';
import { notifyPasskeyAdded } from './notify.ts';
import { addFactor, codesOfFirst, lockOwn } from './own.ts';
import { challengeOf, readLogin, readNew, transportsOf } from './passkeyAnswers.ts';
import * as queries from './queries.ts';

const mostPasskeys = 20;
/** The standard's limit. */
const longestCredential = 1023;
/** EdDSA, ES256 and RS256, which every browser and authenticator knows one of. */
const algorithms = [-8, -7, -257];
/** Challenges that an address may ask for without anybody being logged in. */
const ofAddress = { allowed: 60, minutes: 15, refusal: 'login.passkeyAskedTooOften' } as const;

interface Known extends Record<string, unknown> {
  secondFactorId: number;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
  userId: number;
  kennitala: string;
  name: string;
  role: Role;
  isBarred: boolean;
}

/** Passkeys belong to the portal's public address, and work nowhere else. */
const placeOf = ({ publicUrl }: Config) => ({
  rpID: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
});

/** What an authenticator knows the user by; it is nobody's kennitala. */
const handleOf = (userId: number) => new Uint8Array(hash('sha256', `omur user ${userId}`, 'buffer'));
const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');

export async function beginPasskey({ db, actor }: CallOf<typeof calls.beginPasskey>, config: Config) {
  const { userId, kennitala } = await lockOwn(db, actor);
  const known = await queries.listCredentials.rows<{ credentialId: Buffer; transports: string[] }>(db, {
    userId,
  });
  if (known.length >= mostPasskeys) refuse('secondFactor.tooMany');
  const options = await generateRegistrationOptions({
    rpName: config.societyName,
    rpID: placeOf(config).rpID,
    userName: kennitala,
    userDisplayName: actor.name,
    userID: handleOf(userId),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    timeout: 300_000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await queries.insertChallenge.run(db, { challenge: options.challenge, userId });
  return { passkeyRequest: JSON.stringify(options) };
}

/** A challenge is spent by the first answer to it, also by a wrong one: outside the transaction, which a refusal rolls back. */
export async function spendOwnChallenge(
  pool: pg.Pool,
  { actor, body }: CallOf<typeof calls.addPasskey>,
): Promise<void> {
  const answer = readNew(body.passkeyAnswer);
  const challenge = answer && challengeOf(answer.response.clientDataJSON);
  const { userId } = actor;
  if (!challenge || (await queries.takeChallenge.run(pool, { challenge, userId })) === 0)
    refuse('secondFactor.passkeyRefused');
}

export async function addPasskey({ db, actor, body, log }: CallOf<typeof calls.addPasskey>, config: Config) {
  const answer = readNew(body.passkeyAnswer) ?? refuse('secondFactor.passkeyRefused');
  const { rpID, origin } = placeOf(config);
  const verified = await orRefused(
    log,
    verifyRegistrationResponse({
      response: answer,
      supportedAlgorithmIDs: algorithms,
      expectedChallenge: challengeOf(answer.response.clientDataJSON) ?? '',
      expectedOrigin: origin,
      expectedRPID: rpID,
    }),
  );
  if (!verified?.registrationInfo) refuse('secondFactor.passkeyRefused');
  const { credential } = verified.registrationInfo;
  const credentialId = bytesOf(credential.id);
  if (credentialId.length > longestCredential) refuse('secondFactor.passkeyRefused');
  const { userId, personId } = await lockOwn(db, actor);
  const name = body.passkeyName.trim();
  const secondFactorId = await addFactor(db, userId, 'passkey', name);
  const stored = await queries.insertPasskey.run(db, {
    secondFactorId,
    credentialId,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: transportsOf(answer),
  });
  if (stored === 0) refuse('secondFactor.passkeyExists');
  await notifyPasskeyAdded(db, personId, name);
  return { recoveryCodes: await codesOfFirst(db, userId) };
}

export async function beginPasskeyLogin(pool: pg.Pool, config: Config, { address }: Pick<Call, 'address'>) {
  await mayAskFromNetwork(pool, { what: 'passkey', network: address }, ofAddress);
  const options = await generateAuthenticationOptions({
    rpID: placeOf(config).rpID,
    userVerification: 'required',
    timeout: 300_000,
  });
  await queries.insertChallenge.run(pool, { challenge: options.challenge, userId: null });
  return { passkeyRequest: JSON.stringify(options) };
}

type Answered = Pick<CallOf<typeof calls.logInWithPasskey>, 'body' | 'address' | 'log'>;

/** Whose passkey answered a challenge, which is spent with it and counted as a use. S2: whatever is wrong, the same is told. */
export async function ownerOfPasskey(
  { pool, config }: { pool: pg.Pool; config: Config },
  { body, address, log }: Answered,
): Promise<Known> {
  const answer = readLogin(body.passkeyAnswer);
  const challenge = answer && challengeOf(answer.response.clientDataJSON);
  const attempt = { account: `passkey:${answer?.id ?? ''}:${address}`, address };
  await mayTry(pool, attempt);
  if (!answer || !challenge) refuse('login.passkeyFailed');
  if ((await queries.takeChallenge.run(pool, { challenge, userId: null })) === 0)
    refuse('login.passkeyFailed');
  const known = await queries.findPasskey.row<Known>(pool, { credentialId: bytesOf(answer.id) });
  if (!known || known.isBarred) refuse('login.passkeyFailed');
  const { userHandle } = answer.response;
  if (userHandle && !bytesOf(userHandle).equals(handleOf(known.userId))) refuse('login.passkeyFailed');
  const { rpID, origin } = placeOf(config);
  const verified = await orRefused(
    log,
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.signCount,
        transports: known.transports,
      },
    }),
  );
  if (!verified?.verified) refuse('login.passkeyFailed');
  const { newCounter: signCount } = verified.authenticationInfo;
  if ((await queries.usePasskey.run(pool, { secondFactorId: known.secondFactorId, signCount })) === 0)
    refuse('login.passkeyFailed');
  await succeeded(pool, attempt);
  return known;
}

export async function logInWithPasskey(
  pool: pg.Pool,
  config: Config,
  call: CallOf<typeof calls.logInWithPasskey>,
): Promise<Session> {
  const { userId, kennitala, name, role } = await ownerOfPasskey({ pool, config }, call);
  const { sessionHours: hours } = config;
  const { device } = call;
  const token = await transaction(pool, (tx) =>
    startSession(tx, { userId, hours, device, openedBy: 'passkey' }),
  );
  return { token, kennitala, name, role, userId, masquerader: null };
}

/** The library throws where an answer does not hold; what it says is for the log alone. */
function orRefused<T>(log: Call['log'], verifying: Promise<T>): Promise<T | undefined> {
  return verifying.catch((error: Error) => {
    log.warn({ reason: error.message }, 'a passkey was refused');
    return undefined;
  });
}
