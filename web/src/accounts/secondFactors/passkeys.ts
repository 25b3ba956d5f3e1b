import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  logInWithPasskey,
} from '@omur/contract/accounts/secondFactors';
import type { Session } from '@omur/contract/accounts/sessions';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { chosenLanguage, type Text, textIn } from '../../platform/i18n/text.ts';
import { messages } from './messages.ts';

/** Logs in the owner of a passkey. */
export async function enterWithPasskey(): Promise<Session> {
  const { passkeyRequest } = await call(beginPasskeyLogin);
  const answer = await startAuthentication({ optionsJSON: JSON.parse(passkeyRequest) }).catch(refused);
  return call(logInWithPasskey, { body: { passkeyAnswer: JSON.stringify(answer) } });
}

/** Makes a passkey on this device or another, and adds it; answers the recovery codes that came with it. */
export async function makePasskey(password: string, passkeyName: string): Promise<string[]> {
  const { passkeyRequest } = await call(beginPasskey, { body: { password } });
  const answer = await startRegistration({ optionsJSON: JSON.parse(passkeyRequest) }).catch(refused);
  const added = await call(addPasskey, { body: { passkeyName, passkeyAnswer: JSON.stringify(answer) } });
  return added.recoveryCodes;
}

/** The browser says no in English, and in words for programmers. */
function refused({ name }: Error): never {
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  const isThere = name === 'InvalidStateError';
  throw refusalOf(isCancelled ? messages.cancelled : isThere ? messages.isThere : messages.failed);
}

const refusalOf = (text: Text) => new Refusal(0, 'passkey', textIn(chosenLanguage(), text));
