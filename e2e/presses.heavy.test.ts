import { randomUUID } from 'node:crypto'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { idTokenOf } from './people.ts'
import { Presses } from './presses.ts'
import { listOtherTires } from './tires.ts'

const listOf = ({ width, profile, diameter }: ListedTire) =>
  `/tires/filter/width=${width}&profile=${profile}&diameter=${diameter}`

async function aTire(productApiUrl: string): Promise<ListedTire> {
  const tire = (await listOtherTires(productApiUrl, 24)).at(-17)
  if (!tire) throw new Error('The seed has too few tires with enough in stock.')
  return tire
}

/** The presses of the last two steps, until the order is placed. */
async function payAndOrder(checkout: Checkout, press: Presses): Promise<void> {
  const { t, page } = checkout
  await press.on(page.getByLabel(t('payment.payment_at_delivery')))
  await press.on(page.getByRole('button', { name: t('checkout.next'), exact: true }))
  const privacy = t.markup('checkout.consent_privacy', { rules: String, privacy: String })
  await press.on(page.getByRole('checkbox', { name: privacy }))
  await press.on(page.getByRole('checkbox', { name: t('checkout.consent_commercial') }))
  await press.on(checkout.orderButton())
  await page.waitForURL(/\/orders/)
}

test(
  'four tires of a size are ordered on a phone, without an account, with twelve presses',
  { tag: '@phone' },
  async ({ page, productApiUrl }) => {
    const t = texts('pl')
    const checkout = new Checkout(page)
    const press = new Presses()
    const tire = await aTire(productApiUrl)
    const { title } = tire
    // Where a search engine leads.
    await page.goto(listOf(tire))
    await press.choose(page.getByRole('combobox', { name: `${t('product.quantity')} ${title}` }), '4')
    await press.on(page.getByRole('button', { name: `${t('product.add_to_cart')}: ${title}` }))
    await press.on(page.getByRole('main').getByRole('button', { name: t('account.without_account') }))
    await press.on(page.getByRole('main').getByRole('link', { name: `${t('product.to_cart')}: ${title}` }))
    await press.on(page.getByRole('link', { name: t('cart.order_now') }))

    await page.getByLabel(t('checkout.fullname')).fill('Łucja Żak')
    await page.getByLabel(t('checkout.email'), { exact: true }).fill(`${randomUUID()}@example.com`)
    await checkout.fillPerson()
    const next = page.getByRole('button', { name: t('checkout.next'), exact: true })
    await press.on(next)
    await expect(checkout.step('checkout.step_delivery')).toBeVisible()
    await press.on(next)
    await payAndOrder(checkout, press)
    expect(press.count).toBeLessThanOrEqual(12)
  },
)

test(
  'somebody with an account who has ordered before needs nine presses',
  { tag: '@phone' },
  async ({ page, request, customer, signedInAs, identityUrl, productApiUrl }) => {
    const t = texts('pl')
    const checkout = new Checkout(page)
    const press = new Presses()
    const tire = await aTire(productApiUrl)
    await placeOrder(request, identityUrl, { buyer: customer, tire, typeOfDelivery: 'shipping_to_customer' })
    const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, customer)}` }
    const name = { name: 'Ewa', surname: 'Nowak', phone: '+48600100200' }
    const address = { address: 'Polna 7', index: '90-001', city: 'Łódź' }
    await request.put('/api/account', { headers, data: name })
    await request.patch('/api/account', { headers, data: { ...name, ...address } })
    await signedInAs(customer)

    await page.goto(listOf(tire))
    const { title } = tire
    await press.choose(page.getByRole('combobox', { name: `${t('product.quantity')} ${title}` }), '4')
    await press.on(page.getByRole('button', { name: `${t('product.add_to_cart')}: ${title}` }))
    await press.on(page.getByRole('main').getByRole('link', { name: `${t('product.to_cart')}: ${title}` }))
    await press.on(page.getByRole('link', { name: t('cart.order_now') }))
    await expect(checkout.step('checkout.step_payment')).toBeVisible()
    await payAndOrder(checkout, press)
    expect(press.count).toBeLessThanOrEqual(9)
  },
)
