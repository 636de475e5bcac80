import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'product-api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
    globalSetup: './test/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
