import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  logInWithPasskey,
} from '@omur/contract/accounts/secondFactors';
import type { Session } from '@omur/contract/accounts/sessions';
import { startRegistration } from '@simplewebauthn/browser';
import { call } from '../../platform/api/call.ts';
import { passkeyAnswerTo, refused } from '../../platform/page/passkey.ts';

/** Logs in the owner of a passkey. */
export async function enterWithPasskey(): Promise<Session> {
  const { passkeyRequest } = await call(beginPasskeyLogin);
  return call(logInWithPasskey, { body: { passkeyAnswer: await passkeyAnswerTo(passkeyRequest) } });
}

/** Makes a passkey on this device or another, and adds it; answers the recovery codes that came with it. */
export async function makePasskey(password: string, passkeyName: string): Promise<string[]> {
  const { passkeyRequest } = await call(beginPasskey, { body: { password } });
  const answer = await startRegistration({ optionsJSON: JSON.parse(passkeyRequest) }).catch(refused);
  const added = await call(addPasskey, { body: { passkeyName, passkeyAnswer: JSON.stringify(answer) } });
  return added.recoveryCodes;
}
