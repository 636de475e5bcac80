import { expectAccessible } from './accessibility.ts'
import { fillCart } from './carts.ts'
import { expect, test, texts } from './fixtures.ts'
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
