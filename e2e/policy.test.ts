import { languages } from '../contract/order.ts'
import { followErrors, reportBreaches } from './browser-errors.ts'
import { addressIn, expect, staff, test } from './fixtures.ts'
import { signIn } from './people.ts'
import { expectNoShift, watchShifts } from './shifts.ts'
import { listStaffPages } from './staff-pages.ts'

const open = ['/signIn', '/registration', '/reset-password', '/cart']
const closed = [
  '/cart',
  '/details',
  '/orders',
  '/CreateOrder',
  '/Payment',
  '/create',
  '/create/wheel',
  ...listStaffPages(),
]

for (const language of languages)
  test(`no page that is somebody’s own breaks its policy or moves by itself (${language})`, async ({
    page,
  }) => {
    // Another tab: every page of this one would be looked at once more for whom it shuts out.
    const tab = await page.context().newPage()
    const errors = followErrors(tab)
    // Nothing in the cart is worth no payment, and of what is asked for by the number 1 not everything is there.
    errors.expect(/status of (?:404|409)/)
    await reportBreaches(tab)
    await watchShifts(tab)
    const visit = async (path: string) => {
      const reply = await tab.goto(addressIn(language, path))
      expect(reply?.status(), path).toBe(200)
      await expect(tab.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      await expectNoShift(tab)
    }
    for (const path of open) await visit(path)
    await signIn(tab, staff, language)
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
