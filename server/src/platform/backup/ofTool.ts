import { type BackupTool, backupTools } from '@omur/contract/platform/calls/operations';
import * as z from 'zod/mini';

export interface ToolBackup {
  tool: BackupTool;
  /** What the tool calls it. */
  name: string;
  /** The moment that it is of. */
  madeAt: Date;
  bytes: number | null;
}

interface Typed {
  tool: string;
  name: string;
  madeAt: string;
  bytes?: string | undefined;
}

/** As the database has it (backup_made_named). */
const nameForm = /^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,99}$/;
/** A day alone could be anybody's midnight. */
const timeForm = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const tools = backupTools.filter((name) => name !== 'omur');

/** What somebody typed, or a sentence that says what is wrong with it. */
export function backupOfTool({ tool: typed, name, madeAt: time, bytes: size }: Typed): ToolBackup {
  const tool = tools.find((one) => one === typed);
  if (!tool)
    throw new Error(`--tool is one of ${tools.join(', ')}; our own backups are written down by themselves.`);
  if (!nameForm.test(name))
    throw new Error(
      '--name is what the tool calls the backup: letters, digits and _ . : + -, a hundred at most.',
    );
  const madeAt = new Date(time);
  if (!timeForm.test(time) || Number.isNaN(madeAt.getTime()))
    throw new Error(
      '--made-at is the moment that the backup is of, with its zone, such as 2026-11-27T02:00:00Z.',
    );
  if (madeAt.getTime() > Date.now() + 600_000) throw new Error(`${time} has not come yet.`);
  const bytes = size === undefined ? null : Number(size);
  if (bytes !== null && !(Number.isSafeInteger(bytes) && bytes > 0))
    throw new Error('--bytes is a whole number above 0.');
  return { tool, name, madeAt, bytes };
}

const Info = z.array(
  z.object({
    backup: z.array(
      z.object({
        label: z.string(),
        error: z.optional(z.nullable(z.boolean())),
        timestamp: z.object({ stop: z.int() }),
        info: z.optional(z.object({ repository: z.optional(z.object({ size: z.optional(z.int()) })) })),
      }),
    ),
  }),
);

/** The newest backup in what `pgbackrest info --output=json` says, of those in which pgBackRest found no damaged page. */
export function newestOfPgBackRest(said: string): ToolBackup {
  const [newest] = readInfo(said)
    .flatMap(({ backup }) => backup)
    .filter(({ error }) => !error)
    .sort((one, other) => other.timestamp.stop - one.timestamp.stop);
  if (!newest) throw new Error('pgBackRest has no backup, or none without an error.');
  return backupOfTool({
    tool: 'pgbackrest',
    name: newest.label,
    madeAt: new Date(newest.timestamp.stop * 1000).toISOString(),
    bytes: newest.info?.repository?.size?.toString(),
  });
}

function readInfo(said: string): z.output<typeof Info> {
  try {
    return Info.parse(JSON.parse(said));
  } catch (error) {
    throw new Error('This is not what pgbackrest info --output=json says.', { cause: error });
  }
}
