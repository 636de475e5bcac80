import { expect, test } from './fixtures.ts'
import { listedOn, readItems, recordWrites } from './stored-items.ts'

test('staff have nothing stored in the browser that the privacy page does not list', async ({
  clerk,
  page,
  context,
  signedInAs,
}) => {
  const isListed = await listedOn(page)
  const items = await recordWrites(page)
  await signedInAs(clerk)
  for (const path of ['/admin', '/admin/import', '/admin/withdrawals', '/admin/complaints']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    items.push(...(await readItems(page, context)))
  }
  expect(new Set(items.map(({ place }) => place))).toEqual(new Set(['cookie', 'browser', 'tab']))
  expect(items.filter((each) => !isListed(each))).toEqual([])
})
