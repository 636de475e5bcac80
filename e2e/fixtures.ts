import { test as base } from '@playwright/test'
import type { Language } from '../contract/order.ts'
import { followErrors, type BrowserErrors } from './browser-errors.ts'
import { createCustomer, signIn, type Person } from './people.ts'
import { expectVisitedAccessible, followVisits } from './visited.ts'

export interface ShopOptions {
  /** Where the Auth emulator answers. */
  identityUrl: string
  /** Where the product API answers; tests look there at what the shop has done. */
  productApiUrl: string
  /** Where the realtime database answers. */
  databaseUrl: string
}

interface Fixtures {
  /** A customer of this test alone. */
  customer: Person
  signedInAs: (person: Person, language?: Language) => Promise<void>
  browserErrors: BrowserErrors
  accessibility: void
}

interface WorkerFixtures {
  checkedScreens: Set<string>
}

/** Every test fails of an error in the browser, and of a screen on its way that not everyone can use. */
export const test = base.extend<ShopOptions & Fixtures, WorkerFixtures>({
  identityUrl: ['', { option: true }],
  productApiUrl: ['', { option: true }],
  databaseUrl: ['', { option: true }],

  customer: async ({ identityUrl }, use) => use(await createCustomer(identityUrl)),

  signedInAs: async ({ page }, use) => use((person, language) => signIn(page, person, language)),

  browserErrors: [
    async ({ page }, use) => {
      const errors = followErrors(page)
      await use(errors)
      errors.expectNone()
    },
    { auto: true },
  ],

  checkedScreens: [async ({}, use) => use(new Set()), { scope: 'worker' }],

  accessibility: [
    async ({ page, checkedScreens, javaScriptEnabled }, use, testInfo) => {
      const visits = followVisits(page)
      await use()
      // A test that failed has said more already than the state in which it stopped would; the check itself is a script.
      if (javaScriptEnabled && testInfo.status === testInfo.expectedStatus)
        await expectVisitedAccessible(page, visits, checkedScreens)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { staff } from './people.ts'
export { addressIn, texts } from './texts.ts'
