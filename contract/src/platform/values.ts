import * as z from 'zod/mini';

// The values that fields are made of (behaviour W4). Odd legacy values become ordinary ones here and nowhere else.

/** A number that names a thing: positive, fits PostgreSQL's integer. */
export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const text = z.string();

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** The same day as some payloads spell it, without hyphens (C2.27). They may be there. */
export const compactDay = z.codec(z.string().check(z.regex(/^\d{4}-?\d{2}-?\d{2}$/)), day, {
  decode: (wire) => wire.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3'),
  encode: (value) => value.replaceAll('-', ''),
});

/** 1 or 0 on the wire, a boolean in the code. Payloads may say true and false too. */
export const yesNo = z.codec(z.union([z.literal([0, 1]), z.boolean()]), z.boolean(), {
  decode: (wire) => wire === true || wire === 1,
  encode: (value) => (value ? 1 : 0),
});

/** 0 green, 1 yellow, anything else red (F3.6). */
export type Light = 'green' | 'yellow' | 'red';
export const light = z.codec(z.int(), z.literal(['green', 'yellow', 'red']), {
  decode: (wire): Light => (wire === 0 ? 'green' : wire === 1 ? 'yellow' : 'red'),
  encode: (value) => ({ green: 0, yellow: 1, red: 2 })[value],
});

export const roles = ['administrator', 'editor', 'member', 'viewer', 'external'] as const;
export type Role = (typeof roles)[number];
export type StaffRole = 'administrator' | 'editor';
/** Whether a role is of those who work for the society. */
export const isStaffRole = (role: string): role is StaffRole => role === 'administrator' || role === 'editor';
const roleNames = {
  administrator: 'Stjornandi',
  editor: 'Ritstjori',
  member: 'Meðlimur',
  viewer: 'Ahorfandi',
  external: 'Utanaðkomandi',
} as const satisfies Record<Role, string>;

/** A role: the society's word on the wire, ours in the code (F6). */
export const role = z.codec(z.literal(Object.values(roleNames)), z.literal(roles), {
  decode: (wire): Role => roles.find((one) => roleNames[one] === wire) as Role,
  encode: (value) => roleNames[value],
});
