import type { APIRequestContext } from '@playwright/test';
import { expect, logIn } from './portal.ts';

/** Asks for a step of an assembly, or takes it; members whom another journey has entered meanwhile are seen (R209, R233). */
export async function takeStep(
  request: APIRequestContext,
  who: string,
  { id, state }: { id: number | undefined; state: string },
): Promise<void> {
  const { token } = await logIn(request, who);
  const take = (data: object) =>
    request.patch(`/api/assemblies/${id}/step`, {
      headers: { authorization: `Bearer ${token}` },
      data: { STADA_FUNDAR: state, ...data },
    });
  const taken = await take({});
  const { Code: code, Number: late } = (await taken.json()) as { Code?: string; Number?: number };
  const isAsked = code === 'assembly.lateVoters' || code === 'assembly.changedVoters';
  const done = isAsked ? await take({ FJOLDI_SIDBUINNA_FELAGA: late }) : taken;
  expect(done.status()).toBe(200);
}
