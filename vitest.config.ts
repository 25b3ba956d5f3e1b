import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,bench,scripts}/**/*.test.ts'],
    globalSetup: ['server/test/cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What comes by LISTEN/NOTIFY, or from another process, comes late on a machine that is busy.
    expect: { poll: { timeout: 15_000 } },
    // More than the two processors of CI: a test waits for PostgreSQL, for clocks and for other processes.
    maxWorkers: 3,
    // Files share the modules of their worker, which would else read the whole server anew for each.
    isolate: false,
  },
});
