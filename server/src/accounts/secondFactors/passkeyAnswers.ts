import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod/mini';

// What browsers answer, in the JSON of the WebAuthn standard. The library trusts the shape of what it is given.

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/));
const ofAny = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const NewPasskey = z.object({
  ...ofAny,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

const PasskeyLogin = z.object({
  ...ofAny,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});

export function readNew(text: string): RegistrationResponseJSON | undefined {
  const read = NewPasskey.safeParse(parsed(text));
  return read.success
    ? ({ ...read.data, clientExtensionResults: {} } as unknown as RegistrationResponseJSON)
    : undefined;
}

export function readLogin(text: string): AuthenticationResponseJSON | undefined {
  const read = PasskeyLogin.safeParse(parsed(text));
  return read.success
    ? ({ ...read.data, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON)
    : undefined;
}

export const transportsOf = ({ response }: RegistrationResponseJSON): string[] => [
  ...(response.transports ?? []),
];

/** Which challenge it answers. */
export function challengeOf(clientDataJSON: string): string | undefined {
  const data = parsed(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  const read = z.object({ challenge: base64url }).safeParse(data);
  return read.success ? read.data.challenge : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
