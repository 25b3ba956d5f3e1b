import type { APIRequestContext } from '@playwright/test';
import { linkTo } from './letters.ts';
import { people, type Portal, send } from './portal.ts';

/** Somebody whom no other journey knows. */
export interface Member {
  personId: number;
  authorId: number;
  kennitala: string;
  name: string;
}

interface Called {
  /** The first six digits of the kennitala, which no other journey takes. */
  birthday: string;
  name: string;
}

/** An author with neither an address nor a login. */
export const aMember = (portal: Portal, request: APIRequestContext, called: Called): Promise<Member> =>
  entered(portal, request, called);

/** One who was invited, and logs in by a password. */
export async function aMemberWithLogin(
  portal: Portal,
  request: APIRequestContext,
  { password, ...called }: Called & { password: string },
): Promise<Member & { password: string }> {
  const address = `felagi-${called.birthday}-${Date.now()}@demo.example`;
  const member = await entered(portal, request, called, { E_MAIL: address, SENDA_BOD: 1 });
  const invitation = (await linkTo(request, address, '/velkomin/')).replace('/velkomin/', '');
  await request.post(`/api/invitations/${invitation}`, { data: { LYKILORD: password } });
  return { ...member, password };
}

async function entered(
  portal: Portal,
  request: APIRequestContext,
  { birthday, name: called }: Called,
  more: object = {},
): Promise<Member> {
  const kennitala = `${birthday}${String(Date.now()).slice(-4)}`;
  const name = portal.unique(called);
  const made = await send<{ nafN_NR: number; hofunduR_NR: number }>(
    request,
    people.administrator,
    '/api/members',
    { KENNITALA: kennitala, NAFN: name, ...more },
  );
  return { personId: made.nafN_NR, authorId: made.hofunduR_NR, kennitala, name };
}
