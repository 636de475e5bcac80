import react from '@vitejs/plugin-react'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Repeats a run of hostile requests that printed it. */
const hostileSeed = process.env.HOSTILE_SEED

/** Resilience tests of how long somebody waits. */
const measuring = [
  'tests/resilience/{hosted-services-away,product-api-away,rolling-restart,sideways,wallet-away}.test.ts',
  'lib/**/*.slow.test.ts',
]

const resilience = {
  globalSetup: 'product-api/test/global-setup.ts',
  provide: { hostileRequests: 10_000, ...(hostileSeed && { hostileSeed: Number(hostileSeed) }) },
  testTimeout: 900_000,
  hookTimeout: 120_000,
  isolate: true,
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root.slice(0, -1),
      // As in a server build of Next; otherwise this package refuses to be loaded.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    // More than there are processors: a third of what a file takes is waiting, for a database or for a moment to pass.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A worker for each file would cost more than most files do.
    isolate: false,
    setupFiles: ['tests/setup-file.ts'],
    // Far above what a test takes: a slow machine is no fault of the shop.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,lib,server,app/api,bench,tests/hostile}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          include: ['components/**/*.test.tsx', 'app/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup-components.ts'],
          // Its imports of `next/navigation` are resolved by a bundler and not by Node.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/{browsers,hostile,resilience}/**'],
        },
      },
      {
        extends: true,
        // A whole shop with a part of it in trouble: `npm run test:all`, and no part of `npm test`. Each of these files has the
        // machine to itself: it measures seconds.
        test: { ...resilience, name: 'resilience', include: measuring, fileParallelism: false },
      },
      {
        extends: true,
        // The same, where no second counts.
        test: {
          ...resilience,
          name: 'resilience-two',
          include: [
            '{tests/resilience,product-api/test/hostile}/**/*.test.ts',
            'app/api/hostile-input.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...measuring],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Real browsers of this machine: `npm run test:browsers`, and no part of `npm test`.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          isolate: true,
          maxWorkers: '100%',
          // WebKitWebDriver now and then never answers a call; what the shop does wrong is not tried again.
          retry: { count: 1, condition: /operation was aborted due to timeout/ },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local-services',
          include: ['{backend-kit,local-services,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.heavy.test.ts'],
        },
      },
      {
        extends: true,
        // What is heavy and covers these alone: `npm run test:all`.
        test: { name: 'heavy-local-services', include: ['local-services/**/*.heavy.test.ts'] },
      },
      // A workspace that needs more than this brings its own.
      '*/vitest*.config.ts',
    ],
  },
})
