import { createHmac, randomBytes } from 'node:crypto';

export const secretPrefix = 'whsec_';

/** The secret of a webhook: 32 random bytes, spelled as Standard Webhooks has them. */
export function newSigningSecret(): { secret: Buffer; written: string } {
  const secret = randomBytes(32);
  return { secret, written: secretPrefix + secret.toString('base64') };
}

/** The headers of Standard Webhooks: HMAC-SHA256 of ID, time in seconds and body (O61). */
export function signedHeaders(
  { messageId, body }: { messageId: string; body: string },
  secret: Buffer,
  now = new Date(),
): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${messageId}.${time}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}
