import { test } from './fixtures.ts'
import { enterSignedIn } from './people.ts'
import { openPolicyTab } from './policy.ts'
import { listStaffPages } from './staff-pages.ts'

/** In Polish on a desktop; `phone.heavy.test.ts` goes to them in Russian. */
test('no page of staff breaks its policy or moves by itself', async ({ page, clerk, identityUrl }) => {
  const { errors, visit } = await openPolicyTab(page.context())
  await enterSignedIn(page.context(), identityUrl, clerk)
  for (const path of ['/create', '/create/wheel', '/create/spacer', ...listStaffPages()]) await visit(path)
  errors.expectNone()
})
