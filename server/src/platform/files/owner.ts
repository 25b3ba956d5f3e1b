import type { FileOwnerKind } from '@omur/contract/platform/calls/files';
import type { Queryable } from '../database/statement.ts';
import type { Actor } from '../sessions/actor.ts';
import { refuse } from '../refusal.ts';

/** What somebody may do with the files of an application, a contract or a case; `none` when they may not even know of it. */
export type FileRight = 'none' | 'read' | 'attach';

/** What files belong to. Its own feature says who may do what with them. */
export interface FileOwner {
  kind: FileOwnerKind;
  /** Whether what has arrived stays, also for who attached it. */
  keepsFiles?(db: Queryable, ownerId: number): Promise<boolean>;
  /** Documents do not go here. */
  takesPicturesOnly?: true;
  rightOf(db: Queryable, actor: Actor, ownerId: number): Promise<FileRight>;
}

export async function mayRead(owner: FileOwner, db: Queryable, actor: Actor, ownerId: number): Promise<void> {
  if ((await owner.rightOf(db, actor, ownerId)) === 'none') refuse('file.notFound');
}

export async function mayAttach(
  owner: FileOwner,
  db: Queryable,
  actor: Actor,
  ownerId: number,
): Promise<void> {
  const right = await owner.rightOf(db, actor, ownerId);
  if (right === 'none') refuse('file.notFound');
  if (right === 'read') refuse('file.mayNotAttach');
}

const folders: Readonly<Record<FileOwnerKind, string>> = {
  application: 'applications',
  contractSubmission: 'contracts',
  case: 'cases',
  assembly: 'assemblies',
  estate: 'estates',
  news: 'news',
  disputeParty: 'disputes',
};

/** Where the content of a file lies in storage (L7.32, C4.2). */
export function keyOf(kind: FileOwnerKind, ownerId: number, name: string): string {
  return `${folders[kind]}/${ownerId}/${name}`;
}
