import { followErrors, reportBreaches } from './browser-errors.ts'
import { expect, test } from './fixtures.ts'
import { enterSignedIn } from './people.ts'
import { openPolicyTab } from './policy.ts'

const open = ['/signIn', '/registration', '/reset-password', '/cart']
const closed = ['/cart', '/details', '/orders', '/orders/1/payment', '/CreateOrder', '/Payment']

/** In Polish on a desktop; `phone.heavy.test.ts` goes to them in Russian. */
test('no page that is somebody’s own breaks its policy or moves by itself', async ({
  page,
  identityUrl,
  customer,
}) => {
  const { tab, errors, visit } = await openPolicyTab(page.context())
  for (const path of open) await visit(path)
  await tab.goto('about:blank')
  await enterSignedIn(tab.context(), identityUrl, customer)
  for (const path of closed) await visit(path)
  errors.expectNone()
})

test('a breach would be reported', async ({ page }) => {
  const tab = await page.context().newPage()
  const errors = followErrors(tab)
  await reportBreaches(tab)
  await tab.goto('/signIn')
  await tab.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'void 0'
    document.body.append(script)
  })
  await expect(async () => expect(() => errors.expectNone()).toThrow(/policy is broken/)).toPass()
})
