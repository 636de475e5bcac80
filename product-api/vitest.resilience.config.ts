import { defineConfig } from 'vitest/config'

/** What is too slow for `npm test`, and those of its tests that show what the shop promises: `npm run test:resilience`. */
export default defineConfig({
  test: {
    name: 'resilience-product-api',
    include: [
      '{src,test}/**/*.slow.test.ts',
      'test/races/*.heavy.test.ts',
      'test/mail/poisoned.heavy.test.ts',
      'src/http/access.test.ts',
      'src/orders/place-order.routes.test.ts',
      'src/payments/payments.routes.test.ts',
      'src/payments/przelewy24/p24-histories.test.ts',
      'src/bank-statements/bank-statements.routes.test.ts',
      'src/invoices/ksef/ksef-limits.test.ts',
    ],
    globalSetup: './test/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // After those that have the machine to themselves.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    // As the Dockerfile starts the program: tests measure its memory.
    execArgv: ['--max-semi-space-size=16', '--max-old-space-size=512'],
  },
})
