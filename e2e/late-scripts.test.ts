import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import { texts } from './texts.ts'

/** Longer than anything else takes to arrive. */
const LATE_MS = 800

for (const path of ['/', '/orders'])
  test(`in whatever order the scripts of ${path} arrive, it knows who is signed in`, async ({
    page,
    customer,
    signedInAs,
  }) => {
    await signedInAs(customer)
    await page.goto(path)
    const scripts = await page.evaluate(() =>
      [...document.scripts].filter(({ src, noModule }) => src && !noModule).map(({ src }) => src),
    )
    expect(scripts.length).toBeGreaterThan(5)
    let late = ''
    await page.route('**/*.js', async (route) => {
      if (route.request().url() === late) await sleep(LATE_MS)
      await route.continue()
    })
    for (late of new Set(scripts)) {
      await page.goto(path)
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: texts('pl')('account.my_account') })).toBeVisible()
    }
    await page.unrouteAll({ behavior: 'wait' })
  })
