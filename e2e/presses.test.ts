import type { Locator } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { listOtherTires } from './tires.ts'

/** A purchase as somebody makes it who counts each press of a finger; what is typed does not count. */
class Presses {
  count = 0

  async on(what: Locator): Promise<void> {
    this.count += 1
    await what.click()
  }

  async choose(list: Locator, value: string): Promise<void> {
    this.count += 1
    await list.selectOption(value)
  }
}

test(
  'four tires of a size are ordered on a phone, without an account, with twelve presses',
  { tag: '@phone' },
  async ({ page, productApiUrl }) => {
    const t = texts('pl')
    const checkout = new Checkout(page)
    const press = new Presses()
    const tire = (await listOtherTires(productApiUrl, 24)).at(-17)
    if (!tire) throw new Error('The seed has too few tires with enough in stock.')
    const { title, width, profile, diameter } = tire
    // Where a search engine leads.
    await page.goto(`/tires/filter/width=${width}&profile=${profile}&diameter=${diameter}`)
    await press.choose(page.getByRole('combobox', { name: `${t('product.quantity')} ${title}` }), '4')
    await press.on(page.getByRole('button', { name: `${t('product.add_to_cart')}: ${title}` }))
    await press.on(page.getByRole('main').getByRole('button', { name: t('account.without_account') }))
    await press.on(
      page.getByRole('main').getByRole('link', { name: `${t('product.in_cart')} (4): ${title}` }),
    )
    await press.on(page.getByRole('link', { name: t('cart.order_now') }))

    await page.getByLabel(t('checkout.fullname')).fill('Łucja Żak')
    await page.getByLabel(t('checkout.email'), { exact: true }).fill(`${randomUUID()}@example.com`)
    await checkout.fillPerson()
    const next = page.getByRole('button', { name: t('checkout.next'), exact: true })
    await press.on(next)
    await expect(checkout.step('checkout.step_delivery')).toBeVisible()
    await press.on(next)
    await press.on(page.getByLabel(t('payment.payment_at_delivery')))
    await press.on(next)
    const privacy = t.markup('checkout.consent_privacy', { rules: String, privacy: String })
    await press.on(page.getByRole('checkbox', { name: privacy }))
    await press.on(page.getByRole('checkbox', { name: t('checkout.consent_commercial') }))
    await press.on(checkout.orderButton())
    await page.waitForURL(/\/orders/)
    expect(press.count).toBeLessThanOrEqual(12)
  },
)
