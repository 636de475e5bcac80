import { z } from 'zod'
import { cartSet } from '../contract/catalogue/fit/cart-set.ts'
import { groupCart } from '../contract/catalogue/fit/wheel-sets.ts'
import { productSchema, type Product } from '../contract/catalogue/product.ts'
import { expectAccessible } from './accessibility.ts'
import { fillCart } from './carts.ts'
import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { expectNoShift, watchShifts } from './shifts.ts'
import { listTiresInStock } from './tires.ts'

const t = texts('pl')

test(
  'three tires become four by one press on the advice',
  { tag: '@phone' },
  async ({ page, customer, signedInAs, identityUrl, productApiUrl }) => {
    const [tire] = await listTiresInStock(productApiUrl, 10)
    if (!tire) throw new Error('The seed has too few tires of this size.')
    await fillCart(customer, [{ tire, quantity: 3 }], { identityUrl, productApiUrl })
    await signedInAs(customer)
    await page.goto('/cart')

    const advice = page.getByRole('region', { name: t('cart_set.title') })
    await expect(advice).toContainText(t('cart_set.advice.tire_odd', { pieces: 3 }))
    await expectAccessible(page)
    // It is advice: the order is not held back.
    await expect(page.getByRole('link', { name: t('cart.order_now') })).toBeVisible()

    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await advice.getByRole('button').click()
    await expect(advice).toBeHidden()
    await expect(
      page.getByRole('status').filter({ hasText: t('cart_set.changed', { count: 0 }) }),
    ).toBeAttached()
    const quantity = page.getByLabel(t.markup('cart.quantity_of', { title: () => tire.title }))
    await expect(quantity).toHaveValue('4')
    await saved
    await page.reload()
    await expect(quantity).toHaveValue('4')
    await expect(advice).toBeHidden()
  },
)

/** A tire, a wheel and a spacer of the seed that make a set, for which the bolts have to be bought. */
async function aSet(productApiUrl: string): Promise<Product[]> {
  const list = async (path: string) => {
    const response = await fetch(`${productApiUrl}/api/${path}`, { signal: AbortSignal.timeout(5_000) })
    const products = z.array(productSchema).parse(await response.json())
    return products
      .filter(({ quantityInStock }) => quantityInStock >= 4)
      .toSorted((one, other) => one.id - other.id)
  }
  const [tires, wheels, spacers] = await Promise.all([
    list('tires?width=205&profile=55&diameter=16'),
    list('wheels?diameter=16'),
    list('spacers'),
  ])
  for (const wheel of wheels)
    for (const spacer of spacers)
      for (const tire of tires) {
        const lines = [tire, wheel, spacer].map((product) => ({ product, quantity: 4 }))
        const needs = cartSet(lines).map(({ code }) => code)
        if (groupCart(lines).sets[0]?.lines.length === 3 && needs.includes('bolts_of_length'))
          return [tire, wheel, spacer]
      }
  throw new Error('The seed has no set that needs bolts.')
}

test(
  'tires, wheels and spacers of one set stand together, with what they come to and what they need besides',
  { tag: '@phone' },
  async ({ page, customer, signedInAs, identityUrl, productApiUrl }) => {
    const products = await aSet(productApiUrl)
    const [other] = await listTiresInStock(productApiUrl, 10)
    if (!other) throw new Error('The seed has too few tires of this size.')
    const lines = products.map((tire) => ({ tire, quantity: 4 })).toReversed()
    await fillCart(customer, [{ tire: other, quantity: 2 }, ...lines], { identityUrl, productApiUrl })
    await signedInAs(customer)
    await watchShifts(page)
    await page.goto('/cart')

    const set = page.getByRole('region', { name: t('cart.set', { count: 4 }) })
    const titles = products.map(({ title }) => title)
    for (const title of titles)
      await expect(set.getByRole('link', { name: title, exact: true })).toBeVisible()
    const advice = set.getByRole('region', { name: t('cart_set.title') })
    await expect(advice).toContainText('mm')
    await expect(
      page.getByRole('region', { name: t('cart.other_lines') }).getByRole('link', { name: other.title }),
    ).toBeVisible()
    await expectNoShift(page)
    await expectAccessible(page)

    const [first] = products
    const threeWheels = page.getByRole('region', { name: t('cart.set', { count: 3 }) })
    await set.getByLabel(t.markup('cart.quantity_of', { title: () => first?.title ?? '' })).selectOption('3')
    await expect(threeWheels).toContainText(t('cart_set.advice.tire_odd', { pieces: 3 }))
  },
)

test('a set is ordered assembled and balanced, with the bolts that it needs, at no cost', async ({
  page,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const products = await aSet(productApiUrl)
  const lines = products.map((tire) => ({ tire, quantity: 4 }))
  await fillCart(customer, lines, { identityUrl, productApiUrl })
  await signedInAs(customer)
  await page.goto('/cart')
  const assembly = t('delivery.extra_assembly')
  await expect(page.getByRole('region', { name: t('cart.set', { count: 4 }) })).toContainText(assembly)
  const total = await page
    .getByRole('region', { name: t('cart.summary') })
    .getByRole('definition')
    .last()
    .innerText()

  const checkout = new Checkout(page)
  await page.goto('/CreateOrder')
  await checkout.fillPerson()
  await checkout.goOn()
  const extras = page.getByRole('group', { name: t('delivery.extras') })
  await expect(extras.getByRole('checkbox').first()).toBeVisible()
  for (const box of await extras.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await checkout.goOn()
  await checkout.choosePayment()
  await checkout.goOn()
  await expect(page.getByRole('region', { name: t('checkout.step_delivery') })).toContainText(assembly)
  await checkout.consent()
  await checkout.order()

  await page.waitForURL(/\/orders/)
  const order = page.getByRole('main').locator('.paper-sheet')
  await expect(order).toContainText(`${t('delivery.extras')}${assembly}`)
  await expect(order).toContainText(total)
})
