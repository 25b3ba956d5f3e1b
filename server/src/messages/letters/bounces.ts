import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Text } from '@omur/contract/platform/rules/language';
import * as z from 'zod';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { markBounced } from './bouncesQueries.ts';

const bouncesPath = '/api/letters/bounces';
const mostBytes = 64_000;
/** How far the clocks may be apart; an older message may be one that was overheard. */
const goodForSeconds = 300;

/** The events of mail services that matter here; others are taken and passed over. */
const Told = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([z.string().transform((one) => [one]), z.array(z.string()).max(50)]),
    bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
  }),
});

/**
 * O31: where the mail service tells of letters that came back, signed by Standard Webhooks. A body is read as it was signed, so that it is
 * none of the declared calls.
 */
export function serveBounces({ app, pool }: Pick<Server, 'app' | 'pool'>, secret: string): void {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(bouncesPath, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(key, request.headers, body)) refuse('letter.bounceUnsigned');
      await take(pool, body);
      return reply.code(204).send();
    });
    done();
  });
}

/** One of several signatures is enough: a service signs with the old secret and the new one while it is renewed. */
function isSigned(key: Buffer, headers: IncomingHttpHeaders, body: Buffer, now = Date.now()): boolean {
  const header = (name: string) => String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '');
  const time = header('timestamp');
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > goodForSeconds) return false;
  const expected = createHmac('sha256', key)
    .update(`${header('id')}.${time}.`)
    .update(body)
    .digest();
  return header('signature')
    .split(' ')
    .some((signature) => {
      const [version, given = ''] = signature.split(',');
      const bytes = Buffer.from(given, 'base64');
      return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
    });
}

async function take(pool: Server['pool'], body: Buffer): Promise<void> {
  const told = Told.safeParse(parsed(body));
  const kind = told.success && kindOf(told.data);
  if (!told.success || !kind) return;
  const { to, bounce } = told.data.data;
  await transaction(pool, (db) => noteBounce(db, to, { kind, said: bounce?.message ?? null }));
}

/** Marks the addresses that somebody on file has, and tells their users in the portal (O31). */
export async function noteBounce(
  db: Queryable,
  to: readonly string[],
  { kind, said }: { kind: keyof typeof texts; said: string | null },
): Promise<void> {
  const addresses = to.map((address) => address.trim().toLowerCase()).filter(({ length }) => length <= 320);
  const { header, body } = texts[kind];
  const [headerIs, headerEn, bodyIs, bodyEn] = [header.is, header.en, body.is, body.en];
  await markBounced.run(db, { addresses, kind, said, headerIs, headerEn, bodyIs, bodyEn });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** What passes, such as a full mailbox, is the service's to try again. */
function kindOf({ type, data }: z.output<typeof Told>): keyof typeof texts | undefined {
  if (type === 'email.complained') return 'complaint';
  return type === 'email.bounced' && data.bounce?.type === 'Permanent' ? 'permanent' : undefined;
}

const texts: Record<'permanent' | 'complaint', { header: Text; body: Text }> = {
  permanent: {
    header: { is: 'Netfangið þitt tekur ekki við pósti', en: 'Your e-mail address takes no mail' },
    body: {
      is: 'Póstur til {address} kom til baka. Leiðréttu netfangið þitt, eða láttu félagið vita ef það er rétt. Næstu 30 daga færðu tilkynningar aðeins hér.',
      en: 'Mail to {address} came back. Correct your e-mail address, or tell the society if it is right. For the next 30 days you are notified only here.',
    },
  },
  complaint: {
    header: { is: 'Pósturinn okkar fór í ruslið', en: 'Our mail was marked as junk' },
    body: {
      is: 'Póstur til {address} var merktur sem ruslpóstur. Næstu 30 daga færðu tilkynningar aðeins hér. Láttu félagið vita ef það var óvart.',
      en: 'Mail to {address} was marked as junk. For the next 30 days you are notified only here. Tell the society if that was a mistake.',
    },
  },
};
