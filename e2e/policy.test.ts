import { followErrors, reportBreaches } from './browser-errors.ts'
import { expect, staff, test } from './fixtures.ts'
import { enterSignedIn } from './people.ts'
import { expectNoShift, watchShifts } from './shifts.ts'
import { listStaffPages } from './staff-pages.ts'

const open = ['/signIn', '/registration', '/reset-password', '/cart']
const closed = [
  '/cart',
  '/details',
  '/orders',
  '/orders/1/payment',
  '/CreateOrder',
  '/Payment',
  '/create',
  '/create/wheel',
  ...listStaffPages(),
]

/** In Polish on a desktop; `phone.test.ts` goes to them in Russian. */
test('no page that is somebody’s own breaks its policy or moves by itself', async ({ page, identityUrl }) => {
  // Another tab: every page of this one would be looked at once more for whom it shuts out.
  const tab = await page.context().newPage()
  const errors = followErrors(tab)
  // Nothing in the cart is worth no payment, and of what is asked for by the number 1 not everything is there.
  errors.expect(/status of (?:404|409)/)
  await reportBreaches(tab)
  await watchShifts(tab)
  const visit = async (path: string) => {
    const reply = await tab.goto(path)
    expect(reply?.status(), path).toBe(200)
    await expect(tab.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await expectNoShift(tab)
  }
  for (const path of open) await visit(path)
  await tab.goto('about:blank')
  await enterSignedIn(tab.context(), identityUrl, staff)
  for (const path of closed) await visit(path)
  errors.expectNone()
})

test('a breach would be heard of', async ({ page }) => {
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
