import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { S3Storage } from '../../platform/files/s3.ts';

/** Puts a file where analysts read it: into the bucket under its key, or into the folder `archive`. What lies there already is replaced. */
export async function keep({ s3, dataFolder }: Config, key: string, file: string): Promise<void> {
  if (s3) return new S3Storage(s3).putFile(key, file);
  const kept = path.join(dataFolder, key);
  await mkdir(path.dirname(kept), { recursive: true, mode: 0o700 });
  await copyFile(file, `${kept}.part`);
  await rename(`${kept}.part`, kept);
}
