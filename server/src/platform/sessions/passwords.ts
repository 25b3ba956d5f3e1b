import { hash, verify } from '@node-rs/argon2';

// Argon2id with OWASP's second recommended setting: 19 MiB, two passes, one lane (S1).
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), settings);
}

let nobodysHash: Promise<string> | undefined;

/** Takes the same time for a user who does not exist or has no password (S2). */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'));
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
