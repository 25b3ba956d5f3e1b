import { totalmem } from 'node:os';

export type Settings = Record<string, string>;

const megabyte = 1024 * 1024;

interface Place {
  port: number;
  socketFolder?: string;
  logFolder: string;
  /** In bytes. */
  freeDisk: number;
}

/** PostgreSQL's settings, sized for this machine or the container it is in. */
export function chooseSettings(place: Place): Settings {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / megabyte;
  const shared = Math.max(32, Math.min(memory / 4, 1024));
  // Each page is logged whole once after a checkpoint: a large import changes the same ones again and again.
  const log = Math.max(1024, Math.min(place.freeDisk / megabyte / 16, 8192));
  return {
    listen_addresses: place.socketFolder ? '' : '127.0.0.1',
    unix_socket_directories: place.socketFolder ?? '',
    unix_socket_permissions: '0700',
    port: String(place.port),
    max_connections: '100',
    password_encryption: 'scram-sha-256',
    shared_buffers: `${Math.floor(shared)}MB`,
    effective_cache_size: `${Math.floor(Math.max(64, memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: `${Math.floor(log)}MB`,
    checkpoint_timeout: '15min',
    // pglz, the only one that these binaries have, costs a third of the making of an index.
    wal_compression: 'off',
    random_page_cost: '1.1',
    jit: 'off',
    idle_in_transaction_session_timeout: '5min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    datestyle: 'ISO, YMD',
    lc_messages: 'C',
    ...chooseLogging(place.logFolder),
  };
}

/** One file a weekday, begun anew each week. Values stay out of the log: they are personal data. */
function chooseLogging(folder: string): Settings {
  return {
    logging_collector: 'on',
    log_directory: folder,
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_file_mode: '0600',
    log_line_prefix: '%m [%p] %u@%d ',
    log_min_duration_statement: '2s',
    log_parameter_max_length: '0',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
}

/** For tests: nothing need survive the machine. */
export const temporarySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '128MB',
  // Some drop or restore a whole schema in one transaction, several at once.
  max_locks_per_transaction: '256',
  // Each of the servers in a worker of the tests has connections of its own.
  max_connections: '200',
};

export function writeSettings(settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  return `# Written at every start; changes made here are lost.\n${lines.join('\n')}\n`;
}
