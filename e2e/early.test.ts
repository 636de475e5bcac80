import type { Page } from 'playwright'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { idTokenOf } from './people.ts'
import { createTire, uploadPhotograph } from './photographed-tire.ts'
import { listPublicRoutes } from './public-routes.ts'

/*
 * Before the scripts of a page run: what is pressed and chosen then is heard as soon as they do.
 */

/** Opens what the server has drawn; its scripts come when what this resolves to is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const bringScripts = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return bringScripts
}

test('what is added then is in the cart, once', async ({ page, customer, signedInAs }) => {
  const t = texts('en')
  await signedInAs(customer, 'en')
  const bringScripts = await openEarly(page, addressIn('en', '/tires'))
  const add = page.getByRole('main').getByRole('button', { name: t('product.add_to_cart') })
  for (const _press of [1, 2]) await add.first().click()
  bringScripts()
  await expect(page.getByText(t('product.added_to_cart'))).toBeVisible()
  const cart = page.getByRole('banner').getByRole('link', { name: t('cart.open', { count: 1 }) })
  await expect(cart).toHaveText('1')
  await cart.click()
  await expect(page.getByRole('combobox', { name: t('cart.quantity') })).toHaveValue('1')
})

test('a visitor who adds then is asked to sign in', async ({ page }) => {
  const t = texts('ru')
  const bringScripts = await openEarly(page, addressIn('ru', '/wheels'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add_to_cart') })
    .first()
    .click()
  bringScripts()
  await expect(page.getByText(t('account.not_authenticated'))).toBeVisible()
})

test('another picture that is chosen then is shown', async ({ page, request, identityUrl }) => {
  const t = texts('pl')
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` }
  const { detail, archive } = await createTire(request, headers, {
    url: await uploadPhotograph(request, headers),
    size: { width: 285, profile: 30, diameter: 21 },
  })
  const bringScripts = await openEarly(page, detail)
  const second = page.getByRole('button', { name: t('product.show_picture', { number: 2 }) })
  await second.click()
  bringScripts()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await archive()
})

test('a video that is started then begins', async ({ page, productApiUrl }) => {
  const t = texts('pl')
  const { news } = await listPublicRoutes(productApiUrl)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  )
  const bringScripts = await openEarly(page, news[0] ?? '')
  await page.getByRole('button', { name: t('news.play') }).click()
  bringScripts()
  await expect(page.locator('iframe')).toBeVisible()
})

test('a size that is chosen then is searched for', async ({ page, isMobile }) => {
  const t = texts('pl')
  const bringScripts = await openEarly(page, '/tires')
  if (isMobile) await page.getByText(t('tire_filter.none_chosen'), { exact: true }).click()
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
