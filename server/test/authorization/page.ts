import { allEndpoints, type Declared } from '@omur/contract/platform/endpoint';
import { roles } from '@omur/contract/platform/values';
import { expectedStatus, type Caller, type Target } from './callers.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';

interface Column {
  heading: string;
  actsFor?: Caller['actsFor'];
  target: Target;
}

const columns: readonly Column[] = [
  { heading: 'own', target: 'own' },
  { heading: 'another’s', target: 'foreign' },
  { heading: 'of a giver', target: 'granted' },
  { heading: 'access ended', target: 'expired' },
  { heading: 'to read', target: 'readOnly' },
  { heading: 'none', target: 'missing' },
];
const acting: readonly Column[] = [
  { heading: 'the giver’s', actsFor: 'granted', target: 'granted' },
  { heading: 'to read', actsFor: 'readOnly', target: 'readOnly' },
  { heading: 'access ended', actsFor: 'expired', target: 'expired' },
  { heading: 'own', actsFor: 'granted', target: 'own' },
  { heading: 'another’s', actsFor: 'granted', target: 'foreign' },
  { heading: 'none', actsFor: 'granted', target: 'missing' },
];

const introduction = `# Who may do what

Every call with every kind of caller on things of every kind of owner, and the status that it is answered with. \`npm run access\` writes this page from the declarations in \`contract\` and the rows
in \`server/test/authorization/rows\`; \`server/test/authorization/access.test.ts\` asks the real server every one of these questions, and fails when a call has no row or this page is not up to date. In each answer to a
reading call it also looks for the national ID, e-mail, telephone and bank account of everybody whom the caller may not read.

Where one number stands, it is for all. Else there are five: **administrator, editor, member, viewer, external user**.

- **nobody**: without a session. **own**: what is the caller’s. **another’s**: of somebody who gave the caller no access. **of a giver**, **access ended**, **to read**: of somebody who gave the caller access
  that holds, that has ended, that is for reading alone, while the caller acts for nobody. **none**: there is no such thing.
- **Acting**: the caller acts for a member who gave access (_the giver’s_), who gave it for reading alone (_to read_), or whose access has ended since (_access ended_), and takes what is that member’s; or acts for
  the first of them and takes what is the caller’s _own_, _another’s_, or _none_. An administrator needs no access.
- A call that is about nobody’s things in particular says the same in all columns.
`;

const roleOrder = roles;

/** `200`, or `200 200 403 403 403`: one status for each role. */
function cell(declared: Declared, row: Row, { actsFor, target }: Column): string {
  const statuses = roleOrder.map((role) => expectedStatus(declared, row, { role, actsFor }, target));
  return new Set(statuses).size === 1 ? String(statuses[0]) : statuses.join(' ');
}

function line(declared: Declared): string {
  const name = `${declared.method} ${declared.path}`;
  const row = rows[name];
  if (!row) throw new Error(`${name} has no row in server/test/authorization/rows.`);
  const nobody = expectedStatus(declared, row, { role: 'nobody', actsFor: undefined }, 'foreign');
  const cells = [...columns, ...acting].map((column) => cell(declared, row, column));
  return `| \`${name}\` | ${[nobody, ...cells].join(' | ')} |`;
}

/** The page of the documentation, whole. */
export function accessPage(): string {
  const headings = [
    'Call',
    'nobody',
    ...columns.map(({ heading }) => heading),
    ...acting.map(({ heading }) => `Acting: ${heading}`),
  ];
  const lines = allEndpoints.map(line).toSorted((a, b) => pathOf(a).localeCompare(pathOf(b)));
  return `${introduction}
${allEndpoints.length} calls.

| ${headings.join(' | ')} |
|${' --- |'.repeat(headings.length)}
${lines.join('\n')}
`;
}

/** Calls of one path stand together. */
function pathOf(text: string): string {
  return text.replace(/^\| `(\w+) (\S+)`.*/, '$2 $1');
}
