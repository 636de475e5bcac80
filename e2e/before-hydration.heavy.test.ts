import { expect, test, texts } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { listOtherTires } from './tires.ts'

test('a size that is chosen before the page is hydrated is searched for', async ({ page }) => {
  const t = texts('pl')
  const bringScripts = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto('/tires', { waitUntil: 'commit' })
  const field = (key: 'width' | 'profile' | 'diameter') => page.getByLabel(t(`tire_filter.${key}`))
  await field('width').selectOption('205')
  bringScripts()
  await expect(field('profile')).toHaveValue('')
  await expect(field('width')).toHaveValue('205')
  await field('profile').selectOption('55')
  await field('diameter').selectOption('16')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('tire_filter.submit') })
    .click()
  await expect(page).toHaveURL(/width=205&profile=55&diameter=16/)
})

test('a quantity that is chosen before the page is hydrated is put into the cart', async ({
  page,
  productApiUrl,
}) => {
  const t = texts('pl')
  const tire = (await listOtherTires(productApiUrl, 24)).at(-12)
  if (!tire) throw new Error('The seed has too few tires with enough in stock.')
  const bringScripts = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto(`/tireDetail/${tire.id}`, { waitUntil: 'commit' })
  await page.getByLabel(t('product.quantity')).first().selectOption('4')
  bringScripts()
  await expect(page.getByRole('status').filter({ hasText: t('product.pieces', { count: 4 }) })).toBeVisible()
})
