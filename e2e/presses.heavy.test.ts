import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
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

/** How many of a product of a list. */
const quantityOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByLabel(texts('pl')('product.quantity'))

/** Adds a product to the cart and goes there. */
async function addToCart(
  { t, page }: Checkout,
  press: Presses,
  { title, isGuest }: { title: string; isGuest: boolean },
): Promise<void> {
  const main = page.getByRole('main')
  await press.on(page.getByRole('button', { name: `${t('product.add_to_cart')}: ${title}` }))
  if (isGuest) await press.on(main.getByRole('button', { name: t('account.without_account') }))
  await press.on(main.getByRole('link', { name: `${t('product.to_cart')}: ${title}` }))
}

/** What a guest fills in besides the name, as far as the payment. */
async function fillInAsGuest(checkout: Checkout, press: Presses): Promise<void> {
  const { t, page } = checkout
  await page.getByLabel(t('checkout.email'), { exact: true }).fill(`${randomUUID()}@example.com`)
  await checkout.fillPerson()
  const next = page.getByRole('button', { name: t('checkout.next'), exact: true })
  await press.on(next)
  await expect(checkout.step('checkout.step_delivery')).toBeVisible()
  await press.on(next)
}

/** The presses of the last two steps, until the order is placed. */
async function payAndOrder(
  checkout: Checkout,
  press: Presses,
  method: 'payment_at_delivery' | 'przelewy24' = 'payment_at_delivery',
): Promise<void> {
  const { t, page } = checkout
  await press.on(page.getByLabel(t(`payment.${method}`)))
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
    await press.choose(quantityOf(page, title), '4')
    await addToCart(checkout, press, { title, isGuest: true })
    await press.on(page.getByRole('link', { name: t('cart.order_now') }))

    await page.getByLabel(t('checkout.fullname')).fill('Łucja Żak')
    await fillInAsGuest(checkout, press)
    await payAndOrder(checkout, press)
    expect(press.count).toBeLessThanOrEqual(12)
  },
)

test(
  'four tires are bought on a phone from their page, without an account, and paid with BLIK, in at most eighteen presses',
  { tag: '@phone' },
  async ({ page, productApiUrl }) => {
    const t = texts('pl')
    const checkout = new Checkout(page)
    const press = new Presses()
    const tire = await aTire(productApiUrl)
    await page.goto(`/tireDetail/${tire.id}`)
    // Four are chosen already.
    await addToCart(checkout, press, { title: tire.title, isGuest: true })
    await expect(page.getByRole('main')).toContainText(
      new Intl.NumberFormat('pl', { minimumFractionDigits: 2 }).format((4 * tire.price) / 100),
    )
    await press.on(page.getByRole('link', { name: t('cart.order_now') }))
    // From the first field on the keyboard of the phone leads to the next one.
    await press.type(page.getByLabel(t('checkout.fullname')), 'Łucja Żak')
    await fillInAsGuest(checkout, press)
    await payAndOrder(checkout, press, 'przelewy24')
    await press.type(page.getByLabel(t('order_payment.blik.code')), '777 123')
    await press.on(page.getByRole('checkbox'))
    await press.on(page.getByRole('button', { name: t('order_payment.blik.pay') }))
    await expect(page.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
    expect(press.count).toBeLessThanOrEqual(18)
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
    await press.choose(quantityOf(page, title), '4')
    await addToCart(checkout, press, { title, isGuest: false })
    await press.on(page.getByRole('link', { name: t('cart.order_now') }))
    await expect(checkout.step('checkout.step_payment')).toBeVisible()
    await payAndOrder(checkout, press)
    expect(press.count).toBeLessThanOrEqual(9)
  },
)
