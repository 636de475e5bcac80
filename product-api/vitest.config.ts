import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'product-api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.{heavy,slow}.test.ts'],
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
