import { readKennitala } from '@omur/contract/people/rules/kennitala';

/** A national ID with a name before or after it, as a search takes them together (S9); undefined where there are no ten digits. */
export function numberAndName(typed: string): { kennitala: string; name?: string } | undefined {
  const kennitala = readKennitala(/\d{6}[\s-]*\d{4}/u.exec(typed)?.[0] ?? '');
  if (!kennitala) return undefined;
  const name = typed.replace(/\d{6}[\s-]*\d{4}/u, ' ').trim();
  return name === '' ? { kennitala } : { kennitala, name };
}
