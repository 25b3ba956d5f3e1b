import { plainPerson } from '@omur/contract/platform/fields/plainPerson';
import { type PlainValues, plainValues } from '@omur/contract/platform/plainFields';
import { keptText } from '@omur/contract/platform/rules/keptText';
import * as people from '@omur/contract/platform/fields/people';
import { PersonChange } from '@omur/contract/people/persons';
import { readEmails } from '@omur/contract/people/rules/email';
import { detailsProblems } from '@omur/contract/people/rules/personDetails';
import { tableOf } from '@omur/contract/platform/wire';
import type { FieldRefusal } from '../../platform/refusal.ts';

/** What may be changed of a person, as the database has it. */
export interface Details extends PlainValues<typeof plainPerson> {
  genderId: number | null;
  diedOn: string | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  isAddressForeign: boolean;
  foreignAddress: string | null;
  notes: string | null;
  bank: string | null;
  ledger: string | null;
  account: string | null;
}

/** A person on file, with what only the society changes. */
export interface OnFile extends Details, Record<string, unknown> {
  personId: number;
  name: string;
  kennitala: string | null;
  authorId: number | null;
  societyCode: number;
  isTaxFree: boolean;
  isRightHolder: boolean;
  leftOn: string | null;
  /** Works for the society. */
  isStaff: boolean;
  version: number;
}

const fixed = [
  'personId',
  'name',
  'kennitala',
  'authorId',
  'societyCode',
  'isTaxFree',
  'isRightHolder',
] as const;
/** Staff write these; members may send them along as they are. */
const forStaff = ['diedOn', 'notes'] as const;
const texts = [
  'phone',
  'street',
  'postalCode',
  'foreignAddress',
  'notes',
  'bank',
  'ledger',
  'account',
] as const;

/** C6.6: what was sent but is not the sender's to change. */
export function fixedProblems(before: OnFile, body: PersonChange, isStaff: boolean): FieldRefusal[] {
  const names = isStaff ? fixed : [...fixed, ...forStaff];
  const changed = names.filter((name) => body[name] !== undefined && !isSame(body[name], before[name]));
  return changed.map((name) => ({ field: wireOf(name), code: 'person.fixed' as const }));
}

/** A text that is empty is none. */
const isSame = (sent: unknown, known: unknown) =>
  (sent === '' ? null : sent) === (known === '' ? null : known);

/** The details as they would be. What was not sent stays; an address abroad goes with its switch (C5.4). */
export function changed(before: OnFile, body: PersonChange): Details {
  const typed = Object.fromEntries(
    texts.map((name) => {
      const sent = body[name];
      return [name, sent === undefined ? before[name] : keptText(sent)];
    }),
  ) as Pick<Details, (typeof texts)[number]>;
  const isAddressForeign = body.isAddressForeign ?? before.isAddressForeign;
  return {
    ...typed,
    ...plainValues(plainPerson, body, before),
    genderId: body.genderId === undefined ? before.genderId : body.genderId,
    diedOn: body.diedOn === undefined ? before.diedOn : body.diedOn,
    email: body.email === undefined ? before.email : emailOf(body.email, before.email),
    isAddressForeign,
    foreignAddress: isAddressForeign ? typed.foreignAddress : null,
  };
}

/** C5.4, C9.1: what is wrong with the details, field by field. */
export function typingProblems(
  { name, kennitala }: OnFile,
  after: Details,
  isEmailFixed: boolean,
): FieldRefusal[] {
  const { email, isAddressForeign, foreignAddress, bank, ledger, account } = after;
  return detailsProblems({
    name,
    kennitala: kennitala ?? '',
    email: email ?? '',
    isEmailFixed,
    isAddressForeign,
    foreignAddress: foreignAddress ?? '',
    bank: bank ?? '',
    ledger: ledger ?? '',
    account: account ?? '',
  }).map(({ at, rule }) => ({ field: wireOf(at), code: rule }));
}

export function isAccountChanged(before: Details, after: Details): boolean {
  return (['bank', 'ledger', 'account'] as const).some((name) => before[name] !== after[name]);
}

export function isChanged(before: Details, after: Details): boolean {
  return Object.entries(after).some(([name, value]) => before[name as keyof Details] !== value);
}

/** The same addresses spelled with other spaces are no change. */
function emailOf(typed: string | null, before: string | null): string | null {
  const next = readEmails(typed ?? '').value ?? keptText(typed);
  return next !== null && next === readEmails(before ?? '').value ? before : next;
}

const wires = new Map(Object.entries(tableOf(PersonChange) ?? {}).map(([name, of]) => [name, of.wire]));

/** What the wire calls a field, by our name or the database's. */
export const wireOf = (name: string) => wires.get(inOurSpelling(name)) ?? people.name.wire;
export const isOnWire = (column: string) => wires.has(inOurSpelling(column));

const inOurSpelling = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
