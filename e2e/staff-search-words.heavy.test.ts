import { expect, test, texts } from './fixtures.ts'

const t = texts('pl')

/** How soon pages that were searched for know a word, in milliseconds. */
const SEEN_WITHIN = 15_000

test('a word that staff add is understood by the search of the shop, until it is removed', async ({
  clerk,
  page,
  signedInAs,
}) => {
  const word = `kapciuszek${crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)}`
  const inShop = () =>
    expect.poll(async () => (await page.request.get(`/products/title/${word}`)).text(), {
      timeout: SEEN_WITHIN,
    })
  await inShop().toContain(t('search.no_results'))

  await signedInAs(clerk)
  await page.goto('/admin/searches')
  await page.getByLabel(t('admin_searches.word'), { exact: true }).fill(word)
  await page.getByLabel(t('admin_searches.meaning')).selectOption('kind_Spacer')
  await page.getByRole('button', { name: t('admin_searches.add_word') }).click()
  const remove = page.getByRole('button', { name: t('admin_searches.remove_word', { word }) })
  await expect(remove).toBeVisible()
  await inShop().toContain('/spacerDetail/')

  await remove.click()
  await expect(remove).toHaveCount(0)
  await inShop().toContain(t('search.no_results'))
})
