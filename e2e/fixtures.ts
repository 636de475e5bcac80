import { test as base } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { createStaff } from './accounts.ts'
import { followErrors, reportBreaches, type BrowserErrors } from './browser-errors.ts'
import { createCustomer, enterSignedIn, type Person } from './people.ts'
import { printScreens } from './last-seen.ts'
import { recordTypedTexts } from './typed-texts.ts'
import { CheckedScreens, expectVisitedAccessible, followVisits } from './visited.ts'

export interface ShopOptions {
  /** Where the Auth emulator answers. */
  identityUrl: string
  /** Where the product API answers; tests look there at what the shop has done. */
  productApiUrl: string
  /** Where the realtime database answers. */
  databaseUrl: string
  /** Where the stand-in of PayPal answers. */
  walletUrl: string
  /** Where the stand-in of Przelewy24 answers. */
  p24Url: string
}

export interface RunOptions {
  /** Where the shop stores its data and its logs. */
  dataDir: string
}

/**
 * An address for one test alone, out of the range that is reserved for benchmarks. The shop of the tests stands behind a
 * trusted proxy, so it believes this; what the limits let one address do is then there for each test as a whole.
 */
function anAddress(): string {
  const part = () => randomInt(256)
  return `198.${18 + randomInt(2)}.${part()}.${part()}`
}

interface Caller {
  /** A customer of this test alone. */
  customer: Person
  /** A member of staff of this test alone: a person may make 300 calls a minute. */
  clerk: Person
}

/** For tests that call the shop without a page: they open none. */
export const apiTest = base.extend<ShopOptions & Caller, RunOptions>({
  identityUrl: ['', { option: true }],
  productApiUrl: ['', { option: true }],
  databaseUrl: ['', { option: true }],
  walletUrl: ['', { option: true }],
  p24Url: ['', { option: true }],
  dataDir: ['', { option: true, scope: 'worker' }],

  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anAddress() }),

  customer: async ({ identityUrl }, use) => use(await createCustomer(identityUrl)),
  clerk: async ({ identityUrl }, use) => use(await createStaff(identityUrl, 'Anna Obsługa')),
})

interface Fixtures {
  /** The page is then empty, and the next one that is opened knows the person. */
  signedInAs: (person: Person) => Promise<void>
  browserErrors: BrowserErrors
  visits: Map<string, string>
  accessibility: void
  lastSeen: void
}

interface WorkerFixtures {
  notes: void
  checkedScreens: CheckedScreens
}

/** Every test fails of an error in the browser, and of a screen on its way that not everyone can use. */
export const test = apiTest.extend<Fixtures, WorkerFixtures>({
  signedInAs: async ({ page, visits, identityUrl }, use) =>
    use(async (person) => {
      await page.goto('about:blank')
      visits.clear()
      await enterSignedIn(page.context(), identityUrl, person)
    }),

  browserErrors: [
    async ({ page }, use) => {
      const errors = followErrors(page)
      await reportBreaches(page)
      await use(errors)
      errors.expectNone()
    },
    { auto: true },
  ],

  lastSeen: [
    async ({ page }, use, testInfo) => {
      await use()
      if (testInfo.status !== testInfo.expectedStatus) await printScreens(page.context())
    },
    { auto: true },
  ],

  notes: [
    async ({ browser, dataDir }, use) => {
      recordTypedTexts(browser, dataDir)
      await use()
    },
    { auto: true, scope: 'worker' },
  ],

  checkedScreens: [
    async ({ dataDir }, use, { project }) =>
      use(new CheckedScreens(dataDir, project.use.isMobile ? 'phone' : 'desktop')),
    { scope: 'worker' },
  ],

  visits: async ({ page }, use) => use(followVisits(page)),

  accessibility: [
    async ({ page, visits, checkedScreens, javaScriptEnabled }, use, testInfo) => {
      await use()
      // A failed test has already reported more than the state in which it stopped would; the check itself is a script.
      if (javaScriptEnabled && testInfo.status === testInfo.expectedStatus)
        await expectVisitedAccessible(page, visits, checkedScreens)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { staff } from './people.ts'
export { addressIn, texts } from './texts.ts'
