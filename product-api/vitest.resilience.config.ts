import { memoryFlags } from '@bieznik/backend-kit/memory'
import { defineConfig } from 'vitest/config'

/** What is too slow for `npm test`: `npm run test:all`, and alone `npm run test:resilience`. */
export default defineConfig({
  test: {
    name: 'resilience-product-api',
    include: ['{src,test}/**/*.slow.test.ts'],
    globalSetup: './test/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // After those that have the machine to themselves.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    // As the Dockerfile starts the program: tests measure its memory.
    execArgv: [...memoryFlags.productApi],
  },
})
