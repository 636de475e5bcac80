import { expectPage, listPages } from './every-page.ts'
import { test } from './fixtures.ts'
import { expectVisitedAccessible } from './visited.ts'

const forms = [
  '/withdrawal',
  '/complaint',
  '/unsubscribe',
  '/order',
  '/stock-notice',
  '/report-opinion',
  '/staff-invitation',
]

/** In parts, which run beside each other. */
const PARTS = 4

/** The fixtures fail a test of any error in the console; each page is checked where it stands, and not gone to once more. */
for (let part = 0; part < PARTS; part += 1)
  // Shows D1b
  test(`every page works for everyone (${part + 1} of ${PARTS})`, async ({
    page,
    visits,
    checkedScreens,
    productApiUrl,
  }) => {
    const paths = [...(await listPages(productApiUrl)), ...forms]
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await expectPage(page, 'pl', path)
      await expectVisitedAccessible(page, visits, checkedScreens)
    }
  })
