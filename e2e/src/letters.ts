import type { APIRequestContext } from '@playwright/test';
import { ask, expect, people } from './portal.ts';

interface Letter {
  breF_NR: number;
  vidtakandi: string;
}

/** The link of the newest letter to an address that leads to such a page, from the mailbox, once it is there. */
export async function linkTo(request: APIRequestContext, address: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = await findLink(request, address);
        return link?.startsWith(page);
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  return String(link);
}

async function findLink(request: APIRequestContext, address: string): Promise<string | undefined> {
  const letters = await ask<Letter[] | { Code: string }>(
    request,
    people.administrator,
    `/api/letters?limit=20&q=${encodeURIComponent(address)}`,
  );
  const letter = Array.isArray(letters)
    ? letters.find(({ vidtakandi }) => vidtakandi === address)
    : undefined;
  if (!letter) return undefined;
  const { tengill } = await ask<{ tengill: string }>(
    request,
    people.administrator,
    `/api/letters/${letter.breF_NR}`,
  );
  return tengill.includes('…') ? undefined : tengill;
}
