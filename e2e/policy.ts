import type { BrowserContext } from '@playwright/test'
import { followErrors, reportBreaches } from './browser-errors.ts'
import { expect } from './fixtures.ts'
import { expectNoShift, watchShifts } from './shifts.ts'

/** Another tab than that of the fixtures: every page of theirs would be looked at once more for whom it shuts out. */
export async function openPolicyTab(context: BrowserContext) {
  const tab = await context.newPage()
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
  return { tab, errors, visit }
}
