import { startAuthentication } from '@simplewebauthn/browser';
import { Refusal } from '../api/refusal.ts';
import { chosenLanguage, textIn } from '../i18n/text.ts';
import { passkeyMessages as messages } from './passkeyMessages.ts';

/** What the passkey on this device or another answers to the server's request. */
export async function passkeyAnswerTo(passkeyRequest: string): Promise<string> {
  const answer = await startAuthentication({ optionsJSON: JSON.parse(passkeyRequest) }).catch(refused);
  return JSON.stringify(answer);
}

/** The browser says no in English, and in words for programmers. */
export function refused({ name }: Error): never {
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  const isThere = name === 'InvalidStateError';
  const text = isCancelled ? messages.cancelled : isThere ? messages.isThere : messages.failed;
  throw new Refusal(0, 'passkey', textIn(chosenLanguage(), text));
}
