type RunningProcess = {
  startedAt: string;
  command: string;
};
/** What runs under this number now. A process that ended but was not yet collected by its parent does not count. */
export declare function findProcess(pid: number): RunningProcess | undefined;
export {};
