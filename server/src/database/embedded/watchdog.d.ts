import type { Binaries } from './binaries.ts';
export type Watch = {
  binaries: Binaries;
  cluster: string;
  startLog: string;
  socketFolder?: string;
  account?: {
    uid: number;
    gid: number;
  };
};
