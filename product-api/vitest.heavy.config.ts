import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What is heavy: `npm run test:all`. */
export default defineConfig({
  test: {
    name: 'heavy-product-api',
    include: ['{src,test}/**/*.heavy.test.ts'],
    isolate: false,
    setupFiles: '../tests/setup-file.ts',
    globalSetup: './test/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // As in all projects.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
})
