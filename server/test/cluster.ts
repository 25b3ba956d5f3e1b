import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findProcess } from '../src/platform/database/embedded/processes.ts';
import { startEmbedded } from '../src/platform/database/embedded/start.ts';
import { migrate } from '../src/platform/database/migrate.ts';

/** What a test file needs to make a database of its own: who may create one, and how its two roles sign in. */
type Cluster = {
  admin: pg.ClientConfig;
  owner: pg.ClientConfig;
  application: pg.ClientConfig;
  ownerName: string;
  template: string;
  /** Why there is no template: only the tests that ask for a database fail then. */
  failure?: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

type Running = { cluster: Cluster; stop: () => Promise<void> };

/** One cluster a run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const { cluster, stop } = url ? await useServer(url) : await startTemporary();
  try {
    project.provide('cluster', { ...cluster, ...(await makeTemplate(cluster)) });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function startTemporary(): Promise<Running> {
  const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  await removeLeftOver(home);
  const folder = await mkdtemp(path.join(home, `omur-test-${process.pid}-`));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ folder: path.join(folder, 'postgres'), isTemporary: true });
  return {
    cluster: {
      admin: embedded.connection('superuser', 'postgres'),
      owner: embedded.connection('owner'),
      application: embedded.connection('application'),
      ownerName: 'omur_owner',
      template: 'omur_template',
    },
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its folder, which lies in memory. */
async function removeLeftOver(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = Number(name.match(/^omur-test-(\d+)-/)?.[1]);
    if (!pid || findProcess(pid)) continue;
    await rm(path.join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** A server that is already there. Its roles keep their passwords: the application's rights are taken on by `role`. */
async function useServer(url: string): Promise<Running> {
  const admin = new pg.Client(url);
  const signIn = {
    host: admin.host,
    port: admin.port,
    user: admin.user ?? '',
    password: admin.password ?? '',
  };
  const database = admin.database ?? 'postgres';
  const template = `omur_template_${randomBytes(4).toString('hex')}`;
  const cluster: Cluster = {
    admin: { ...signIn, database },
    owner: signIn,
    application: { ...signIn, options: '-c role=omur_app' },
    ownerName: signIn.user,
    template,
  };
  return { cluster, stop: () => asAdmin(cluster, `drop database if exists ${template} with (force)`) };
}

async function makeTemplate(cluster: Cluster): Promise<{ failure?: string }> {
  const { template, ownerName } = cluster;
  await asAdmin(
    cluster,
    `create database ${template} owner "${ownerName}" template template0
       encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'is-IS'`,
  );
  try {
    await migrate({ ...cluster.owner, database: template });
  } catch (error) {
    return { failure: `The template database could not be migrated: ${String(error)}` };
  }
  // A database that someone is connected to cannot be copied.
  await asAdmin(cluster, `alter database ${template} allow_connections false`);
  return {};
}

async function asAdmin(cluster: Cluster, text: string): Promise<void> {
  const client = new pg.Client(cluster.admin);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
