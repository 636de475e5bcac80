import { languages } from '../contract/language.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'

/** Of a shop as `npm start` brings it: what both programs find. */
const found = [
  ['company', 'missing'],
  ['documents', 'missing'],
  ['consent', 'missing'],
  ['site', 'missing'],
  ['identity', 'missing'],
  ['mail', 'missing'],
  ['backup', 'missing'],
  ['demo', 'missing'],
] as const

for (const language of languages)
  test(`staff see in ${language} what stands between the shop and its opening, and what to do`, async ({
    clerk,
    page,
    signedInAs,
  }) => {
    const t = texts(language)
    await signedInAs(clerk)
    await page.goto(addressIn(language, '/admin/opening'))
    for (const [check, state] of found) {
      const item = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: new RegExp(`^${t(`admin_opening.checks.${check}`)}`) }),
      })
      await expect(item).toContainText(t(`admin_opening.states.${state}`))
      await expect(item).toContainText(t(`admin_opening.todo.${check}`))
    }
    await expectAccessible(page)
  })
