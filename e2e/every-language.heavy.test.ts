import { languages } from '../contract/language.ts'
import { expectPage, listPages } from './every-page.ts'
import { test } from './fixtures.ts'

/** What each language could break by itself: how it writes numbers and dates, and how long its words are. */
for (const language of languages.filter((each) => each !== 'pl'))
  // Shows D1b
  test(`every page works in another language (${language})`, async ({ page, productApiUrl }) => {
    for (const path of await listPages(productApiUrl)) await expectPage(page, language, path)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page, productApiUrl }) => {
    for (const path of await listPages(productApiUrl)) await expectPage(page, 'pl', path)
  })
})
