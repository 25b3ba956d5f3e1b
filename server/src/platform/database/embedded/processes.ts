import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type RunningProcess = { startedAt: string; command: string };

/** Linux: set from the moment a process begins to end; its files are closed a little later. */
const isExiting = 0x4;

/** What runs under this number now. A process that is ending, or that its parent has not collected yet, does not count. */
export function findProcess(pid: number): RunningProcess | undefined {
  if (!exists(pid)) return undefined;
  if (process.platform === 'linux') return readLinuxProcess(pid);
  if (process.platform === 'win32') return readWindowsProcess(pid);
  return readUnixProcess(pid);
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readLinuxProcess(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, is in brackets and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    if (Number(fields[6]) & isExiting) return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { startedAt: `${boot} ${fields[19]}`, command };
  } catch {
    return undefined; // it ended while we were reading
  }
}

function readUnixProcess(pid: number): RunningProcess | undefined {
  const [state, startedAt, command] = ['stat=', 'lstart=', 'command='].map((column) =>
    output('ps', ['-ww', '-o', column, '-p', String(pid)]),
  );
  if (!state || state.startsWith('Z')) return undefined;
  return { startedAt: startedAt ?? '', command: command ?? '' };
}

/** Windows tells the name of the program only; its start is left out of the comparison. */
function readWindowsProcess(pid: number): RunningProcess | undefined {
  const line = output('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']);
  return line.includes(`"${pid}"`) ? { startedAt: '', command: line } : undefined;
}

function output(command: string, parameters: string[]): string {
  try {
    return execFileSync(command, parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
